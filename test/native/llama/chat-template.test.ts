import { describe, expect, it } from "vitest";
import { ModelLoadError, ModelRunError } from "../../../core/errors.ts";
import type { ChatMessage } from "../../../core/model.ts";
import { ChatTemplate } from "../../../native/llama/chat-template.ts";

const TOKENS = { bos: "<s>", eos: "</s>" };
const TALK: readonly ChatMessage[] = [
  { role: "system", content: "Be brief." },
  { role: "user", content: "Hi" },
];
const REFUSES_SYSTEM =
  "{{ bos_token }}{% for m in messages %}{% if m.role == 'system' %}{{ raise_exception('no system role') }}{% endif %}" +
  "<{{ m.role }}>{{ m.content }}{% endfor %}";
const DROPS_SYSTEM = "{% for m in messages if m.role != 'system' %}<{{ m.role }}>{{ m.content }}{% endfor %}";
const WANTS_ALTERNATION =
  "{% for m in messages %}{% if (m.role == 'user') != (loop.index0 % 2 == 0) %}" +
  "{{ raise_exception('roles must alternate') }}{% endif %}{{ m.content }}{% endfor %}";

describe("a model's chat template", () => {
  it("is rendered with its own tokens and ready for the assistant", () => {
    const template = new ChatTemplate(
      "{{ bos_token }}{% for m in messages %}[{{ m.role }}] {{ m.content }}{{ eos_token }}{% endfor %}" +
        "{% if add_generation_prompt %}[assistant]{% endif %}",
      TOKENS,
    );
    expect(template.render(TALK)).toBe("<s>[system] Be brief.</s>[user] Hi</s>[assistant]");
    expect(template.origin).toBe("file");
  });

  it("is ChatML where the file has none", () => {
    const template = new ChatTemplate(undefined, TOKENS);
    expect(template.render(TALK)).toBe(
      "<|im_start|>system\nBe brief.<|im_end|>\n<|im_start|>user\nHi<|im_end|>\n<|im_start|>assistant\n",
    );
    expect(template.origin).toBe("fallback-chatml");
  });

  it.each([
    ["refuses", REFUSES_SYSTEM, "<s><user>Be brief.\n\nHi"],
    ["drops", DROPS_SYSTEM, "<user>Be brief.\n\nHi"],
  ])("that %s system messages gets their text in front of the first user message", (_, source, expected) => {
    expect(new ChatTemplate(source, TOKENS).render(TALK)).toBe(expected);
  });

  it.each([
    ["opens the reasoning of each reply", "<think>\n", "<think>\n"],
    ["shuts it too, so that there is none", "<think>\n\n</think>\n\n", ""],
    ["leaves it to the model", "", ""],
  ])("that %s is known by its end", (_, end, opening) => {
    const source = `{{ messages[0].content }}{% if add_generation_prompt %}[assistant]${end}{% endif %}`;
    expect(new ChatTemplate(source, TOKENS).opening).toBe(opening);
  });

  it("that refuses a conversation says why", () => {
    const template = new ChatTemplate(WANTS_ALTERNATION, TOKENS);
    const twice: readonly ChatMessage[] = [
      { role: "user", content: "a" },
      { role: "user", content: "b" },
    ];
    expect(() => template.render(twice)).toThrow(ModelRunError);
    expect(() => template.render(twice)).toThrow("roles must alternate");
  });

  it("writes the same date every day", () => {
    const template = new ChatTemplate("{{ strftime_now('%Y-%m-%d') }} {{ messages[0].content }}", TOKENS);
    expect(template.render(TALK)).toContain("26 Jul 2024");
  });

  it.each([
    ["that is no template", "{% for m in %}"],
    ["that cannot write the shortest conversation", "{{ raise_exception('never') }}"],
    ["of more than 64 KB", "x".repeat(70_000)],
    [
      "that never ends",
      "{% for a in range(9999) %}{% for b in range(9999) %}{% for c in range(9999) %}{% endfor %}{% endfor %}{% endfor %}",
    ],
    ["that counts without bound", "{% for a in range(1000000000) %}{% endfor %}"],
    ["that writes without bound", `{% for a in range(9999) %}${"x".repeat(200)}{% endfor %}`],
  ])("%s is refused when the model is loaded", (_, source) => {
    expect(() => new ChatTemplate(source, TOKENS)).toThrow(ModelLoadError);
  });
});
