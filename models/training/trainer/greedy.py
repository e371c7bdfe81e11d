r"""Writes what a model replies at temperature 0, for a comparison with the app's runtime.

python -m trainer.greedy --model practice.gguf --tokenizer tokenizer.json --samples held-out.jsonl \
    --out greedy.jsonl

Each line has a conversation, the text of the reply, and its tokens as pieces of text with their margins: how
much more the most probable token scored than the next one. Where a margin is tiny, other arithmetic may take
the other.
"""

import argparse
import json
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import torch
from tokenizers import Tokenizer

from .chat import END, render_prompt
from .checkpoint import model_of_checkpoint
from .gguf_file import read_gguf
from .model import Llama
from .samples import Sample, read_samples


@dataclass(frozen=True)
class Reply:
    """Tokens of a reply, without the one that ends it, and the margin of each, also of that one."""

    tokens: list[int]
    margins: list[float]

    @property
    def ended(self) -> bool:
        """Whether it has an end, or was cut off."""
        return len(self.margins) > len(self.tokens)


@torch.inference_mode()
def greedy_reply(model: Llama, prompt: list[int], end: int, most: int) -> Reply:
    """The most probable token behind the prompt, again and again, until the one that ends the reply.

    At most `most` tokens. All is computed anew for each of them: slow, and as simple as the model itself.
    """
    tokens = torch.tensor([prompt])
    margins: list[float] = []
    for _ in range(most):
        best = model.logits(model(tokens)[0, -1]).topk(2)
        token = best.indices[:1]
        margins.append(round((best.values[0] - best.values[1]).item(), 4))
        if token.item() == end:
            break
        tokens = torch.cat((tokens, token[None]), dim=1)
    return Reply(tokens[0, len(prompt) :].tolist(), margins)


def load_model(path: Path) -> Llama:
    """The model of a GGUF file, or else of a checkpoint."""
    return read_gguf(path) if path.suffix == ".gguf" else model_of_checkpoint(path)


def line_of(sample: Sample, reply: Reply, tokenizer: Tokenizer) -> str:
    """What is written of a reply."""
    return json.dumps(
        {
            "messages": [message._asdict() for message in sample.messages],
            "text": tokenizer.decode(reply.tokens),
            "pieces": [tokenizer.decode([token]) for token in reply.tokens],
            "margins": reply.margins,
            "ended": reply.ended,
        }
    )


def main() -> None:
    """Runs the command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--model", type=Path, required=True, help="a GGUF file, or a checkpoint")
    parser.add_argument("--tokenizer", type=Path, required=True)
    parser.add_argument("--samples", type=Path, required=True, help="whose conversations are asked")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--count", type=int, default=50, help="number of conversations")
    parser.add_argument("--most", type=int, default=96, help="tokens of the longest reply")
    arguments = parser.parse_args()
    model = load_model(arguments.model)
    tokenizer = Tokenizer.from_file(str(arguments.tokenizer))
    end = tokenizer.token_to_id(END)
    with arguments.out.open("w", encoding="utf-8") as file:
        for sample in islice(read_samples(arguments.samples), arguments.count):
            prompt = tokenizer.encode(render_prompt(sample.messages), add_special_tokens=False).ids
            reply = greedy_reply(model, prompt, end, arguments.most)
            print(line_of(sample, reply, tokenizer), file=file)


if __name__ == "__main__":
    main()
