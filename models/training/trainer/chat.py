"""How a conversation is written for the model: ChatML behind the token that begins every text."""

from collections.abc import Sequence
from typing import NamedTuple

BEGIN = "<|endoftext|>"
TURN = "<|im_start|>"
END = "<|im_end|>"
SPECIAL_TOKENS = (BEGIN, TURN, END)

LETTER_BREAK = "\x00"
"""In a reply to learn: a token ends here. It is dropped, so that joined letters are tokens of their own."""

CHAT_TEMPLATE = (
    "{% for message in messages %}"
    "{{ '<|im_start|>' + message['role'] + '\n' + message['content'] + '<|im_end|>' + '\n' }}"
    "{% endfor %}"
    "{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}"
)
"""`render_prompt` as a Jinja template, without the token in front, which runtimes add themselves."""


class Message(NamedTuple):
    """One turn of a conversation."""

    role: str
    content: str


def render_prompt(messages: Sequence[Message]) -> str:
    """Everything in front of the reply."""
    turns = "".join(f"{TURN}{role}\n{content}{END}\n" for role, content in messages)
    return f"{BEGIN}{turns}{TURN}assistant\n"


def render_reply(reply: str) -> str:
    """What the model has to write: the reply, and that it ends."""
    return f"{reply}{END}"
