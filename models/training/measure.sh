#!/usr/bin/env bash
# Measures a practice model for its card, through the app: generated questions, roles, and, where they are at hand, sets of real questions.
# What was measured is not measured again unless a file of questions has changed: a run that was interrupted goes on when it is
# started again.
# The shipped file is sampled with the min-p of its card; another one without, unless its SHA-256 stands there.
#
#   measure.sh MODEL.gguf
#   WORK  where everything is put, in a folder for each model (dist/training/measured)
#   SETS  folder of files NAME.jsonl in the form of docs/datasets.md (none)
#   COUNT questions of each generated set (300)
#   READINGS questions that every method is asked, to see whether its replies can be read (40)
set -euo pipefail

# A path as it holds in this script's own folder too.
absolute() { case $1 in /*) echo "$1" ;; *) echo "$PWD/$1" ;; esac; }

model=$(absolute "$1")
sets=${SETS:+$(absolute "$SETS")}
work=${WORK:+$(absolute "$WORK")}
cd "$(dirname "$0")"

count=${COUNT:-300}
readings=${READINGS:-40}
export PATH="$PWD/../../node_modules/.bin:$PATH"
sha256='require("crypto").createHash("sha256").update(require("fs").readFileSync(process.argv[1])).digest("hex")'
work=${work:-$PWD/../../dist/training/measured}/$(node -p "$sha256.slice(0, 12)" "$model")
mkdir -p "$work/sets" "$work/reports"
work=$(cd "$work" && pwd)

quietly() { # where standard error is put, which is shown if the command fails; the command
  "${@:2}" 2>"$1" || { cat "$1" >&2; return 1; }
}

questions() { # name, kind, further arguments
  [ -e "$work/sets/$1.jsonl" ] && return
  node generator/main.ts --heldout "$count" --kind "$2" --seed 5 "${@:3}" --out "$work/sets/$1.partial"
  mv "$work/sets/$1.partial" "$work/sets/$1.jsonl"
}

evaluate() { # name of the report, file, method, further arguments
  local asked report="$work/reports/$1.json"
  asked=$(node -p "$sha256" "$2")
  # A report from before this was noted is taken as it is.
  if [ ! -e "$report" ] || { [ -e "$report.asked" ] && [ "$(cat "$report.asked")" != "$asked" ]; }; then
    quietly "$report.log" node ../../cli/main.ts eval --data "$2" --model "$model" --prompts terse --strategy "$3" "${@:4}" \
      --home "$work/home" --json >"$report.partial"
    mv "$report.partial" "$report"
    echo "$asked" >"$report.asked"
  fi
  node -e '
    const [name, path] = process.argv.slice(1);
    const { correct, compared, interval, unanswered, failed } = JSON.parse(require("fs").readFileSync(path, "utf8"));
    const percent = (share) => Math.round(share * 100);
    const [low, high] = interval.map(percent);
    const share = `${percent(correct / compared)} % (${low}–${high})`;
    console.log(`| ${name} | ${correct} of ${compared} | ${share} | ${unanswered + failed} |`);' "$1" "$report"
}

paired() { # what is said, the reports of two runs on the same questions
  local runs=()
  for report in "${@:2}"; do
    runs+=("$(node -p 'JSON.parse(require("fs").readFileSync(process.argv[1], "utf8")).run' "$work/reports/$report.json")")
  done
  quietly "$work/compare.log" node ../../cli/main.ts runs compare "${runs[@]}" --home "$work/home" --json | node -e '
    const { bothRight, onlyFirst, onlySecond, exact } = JSON.parse(require("fs").readFileSync(0, "utf8")).pairs[0];
    const share = Math.round((100 * bothRight) / (bothRight + onlyFirst));
    console.log(`| ${process.argv[1]} | ${bothRight} of ${bothRight + onlyFirst}, ${share} % | ${onlySecond} | ${exact.toFixed(3)} |`);' "$1"
}

questions trained number --trained
questions held-out number
questions choice choice
questions yes-no yes-no
questions facts facts
questions coins coin-flip
questions letters last-letters

printf '\n| Questions, method | Right | Accuracy | No answer |\n| --- | --- | --- | --- |\n'
for set in trained held-out choice yes-no facts coins letters; do
  evaluate "$set" "$work/sets/$set.jsonl" zero-shot-cot
done
for set in trained held-out; do
  evaluate "$set, one sample at 0.8" "$work/sets/$set.jsonl" zero-shot-cot --temperature 0.8
  evaluate "$set, 7 samples at 0.8" "$work/sets/$set.jsonl" self-consistency --agents 7 --temperature 0.8
done
printf '\n| On the same questions | Still right | Right instead | Exact McNemar p |\n| --- | --- | --- | --- |\n'
for set in trained held-out; do
  paired "$set, one sample at 0.8 after temperature 0" "$set" "$set, one sample at 0.8"
  paired "$set, 7 samples after one of them" "$set, one sample at 0.8" "$set, 7 samples at 0.8"
done
if [ -n "$sets" ]; then
  printf '\n| Questions of people | Right | Accuracy | No answer |\n| --- | --- | --- | --- |\n'
  files=()
  for name in addsub singleeq multiarith svamp gsm8k aqua coin-flip last-letters; do
    [ -e "$sets/$name.jsonl" ] && files+=("$sets/$name.jsonl")
  done
  for file in ${files[@]+"${files[@]}"}; do
    evaluate "$(basename "$file" .jsonl)" "$file" zero-shot-cot
  done
  compared=$(for file in "$sets"/*.jsonl; do echo "$(node -p "$sha256" "$file") $(basename "$file")"; done)
  if [ "$(cat "$work/overlap.compared" 2>/dev/null)" != "$compared" ]; then
    trained=()
    [ -e "$sets/gsm8k-train.jsonl" ] && trained=(--leave-out gsm8k-train.jsonl)
    node generator/overlap-main.ts "$sets" ${trained[@]+"${trained[@]}"} --json >"$work/overlap.partial"
    mv "$work/overlap.partial" "$work/overlap.json"
    echo "$compared" >"$work/overlap.compared"
  fi
  for file in ${files[@]+"${files[@]}"}; do
    name=$(basename "$file" .jsonl)
    unlike="$work/sets/$name-unlike.jsonl"
    node leave-out.ts --overlap "$work/overlap.json" --data "$file" --out "$unlike"
    [ "$(wc -l <"$file")" = "$(wc -l <"$unlike")" ] || evaluate "$name, without what is alike" "$unlike" zero-shot-cot
  done
fi

printf '\nReplies beside those of the program, on unseen problems:\n\n'
if [ ! -e "$work/sets/roles.jsonl" ]; then
  # A seed of retrain.sh, which takes 1 to 7 after each ten, would bring problems that the model was trained on.
  node generator/main.ts --samples 3000 --seed 8 --gsm8k gsm8k-train.jsonl --longest 1024 --out "$work/sets/roles.partial"
  mv "$work/sets/roles.partial" "$work/sets/roles.jsonl"
fi
node measure-replies.ts --model "$model" --samples "$work/sets/roles.jsonl"

printf '\nReplies that had to say something, on %s questions of "trained" for each method:\n\n' "$readings"
head -n "$readings" "$work/sets/trained.jsonl" >"$work/sets/readings.jsonl"
exports=()
for method in $(node ../../cli/main.ts strategies list --json | node -p 'JSON.parse(require("fs").readFileSync(0, "utf8")).map(({ id }) => id).join(" ")'); do
  evaluate "readings of $method" "$work/sets/readings.jsonl" "$method" >"$work/readings.txt"
  run=$(node -p 'JSON.parse(require("fs").readFileSync(process.argv[1], "utf8")).run' "$work/reports/readings of $method.json")
  node ../../cli/main.ts runs export "$run" --format json --home "$work/home" --force --out "$work/$method.json" >"$work/readings.txt"
  exports+=("$work/$method.json")
done
node measure-readings.ts "${exports[@]}"

for set in trained held-out; do
  printf '\nRoles, on the wordings of "%s" and the model'\''s own chains:\n\n' "$set"
  head -n 60 "$work/sets/$set.jsonl" >"$work/sets/roles-$set.jsonl"
  node ../../test/bench/roles/main.ts --model "$model" --prompts terse --data "$work/sets/roles-$set.jsonl" --samples 6 \
    --corpus "$work/corpus-$set.jsonl"
done

printf '\nSpeed on this machine:\n\n'
quietly "$work/bench.log" node ../../cli/main.ts models bench "$model" --home "$work/home"
