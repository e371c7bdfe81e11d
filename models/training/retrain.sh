#!/usr/bin/env bash
# Makes the practice model from nothing: data, tokenizer, training, its own chains, more training, the file, and proofs
# that the app's runtime agrees with the trainer. Needs Python 3.11 or newer and an installed copy of this repository; with a
# C++ compiler and Python's headers it trains faster.
# A step is skipped if its output is there: a run that was interrupted goes on when it is started again with the same settings.
#
#   WORK     where everything is put (dist/training); another training needs another folder
#   MINUTES  of training (75)
#   SAMPLES  of training data of all kinds (240000); half as many more are made of plain solving, and again of what the
#            half-trained model should practise, and with its own chains
#   PARTS    files that each kind of data is made in, side by side (as many as there are cores); other numbers make other data
#   SEED     of the data (0); learning further takes another than before, so that it brings other problems
#   THREADS  of the training (as many as there are cores)
#   RECIPE   sizes and rates (trainer/recipe.json; trainer/recipe-gpu.json where PyTorch finds a GPU; trainer/recipe-further.json with FROM)
#   FROM     a file of an earlier training (models/practice/practice.gguf): its tokenizer is kept, and its weights are learnt
#            further, in smaller steps
#   PYTHON   with which the environment is made (python3)
set -euo pipefail

# A path as it holds in this script's own folder too.
absolute() { case $1 in /*) echo "$1" ;; *) echo "$PWD/$1" ;; esac; }

from=${FROM:+$(absolute "$FROM")}
recipe=${RECIPE:+$(absolute "$RECIPE")}
work=${WORK:+$(absolute "$WORK")}
cd "$(dirname "$0")"

work=${work:-$PWD/../../dist/training}
sha256='require("crypto").createHash("sha256").update(require("fs").readFileSync(process.argv[1])).digest("hex")'
minutes=${MINUTES:-75}
samples=${SAMPLES:-240000}
seeds=$((${SEED:-0} * 10))
parts=${PARTS:-$(getconf _NPROCESSORS_ONLN)}
# Problems of a family that a model is asked at most.
each=$((samples < 240000 ? 2 : 1 + samples / 240000))
export PATH="$PWD/../../node_modules/.bin:$PATH"
export PYTHONDONTWRITEBYTECODE=1
# Memory that is freed is kept: each step takes as much again, and getting it from the kernel is slow.
export MALLOC_MMAP_THRESHOLD_=4000000000 MALLOC_TRIM_THRESHOLD_=8000000000
mkdir -p "$work"
work=$(cd "$work" && pwd)
python="$work/venv/bin/python"

# Makes a file by a command that takes `--out FILE`, unless it is there. What was interrupted leaves no such file.
make() {
  local file="$work/$1"
  shift
  [ -e "$file" ] && return
  echo "── $(basename "$file")"
  "$@" --out "$file.partial"
  mv "$file.partial" "$file"
}

generate() { # name, which of the seeds, number of samples, further arguments
  make "$1" node generator/main.ts --seed $((seeds + $2)) --samples "$3" --gsm8k gsm8k-train.jsonl --longest 1024 "${@:4}"
}

# Runs a command for each part of a file, all side by side.
for_parts() { # what is run with the number of a part and the further arguments
  local part pids=()
  # Each in a process group of its own, so that it can be ended with all that it has started; that has no terminal to read.
  set -m
  for part in $(seq "$parts"); do
    "$1" "$part" "${@:2}" </dev/null &
    pids+=($!)
  done
  set +m
  for part in "${pids[@]}"; do wait "$part"; done
}

# Where one part fails or the script is interrupted, the others do not go on by themselves.
end_parts() {
  local part
  for part in $(jobs -p); do kill -- "-$part" 2>/dev/null || true; done
}
trap end_parts EXIT

# No two parts of any data have a seed in common, and none ends in 8, which is for measuring.
generate_part() { # number of the part, name, which of the seeds, number of samples of all parts, further arguments
  generate "$2.$1.jsonl" $(($1 * 1000 + $3)) $(($4 / parts)) "${@:5}"
}

tokenise_part() { # number of the part, name
  "$python" -m trainer.tokenise --tokenizer "$work/tokenizer.json" "$work/$2.$1.jsonl"
}

# Problems that a model is asked, with what it replied; the generator then knows what the model gets wrong.
ask() { # suffix of the files, which of the seeds, number of samples, model, further arguments
  generate "problems$1.jsonl" "$2" "$3" --parts solve --each "$each"
  make "chains$1.jsonl" node sample-chains.ts --model "$4" --samples "$work/problems$1.jsonl" "${@:5}"
}

train() { # name, what the recipe calls each kind of data and the name of its files
  local kind part files=()
  for kind in "${@:2}"; do
    for_parts tokenise_part "${kind#*=}"
    for part in $(seq "$parts"); do files+=(--data "${kind%=*}=$work/${kind#*=}.$part.jsonl"); done
  done
  make "$1" "$python" -m trainer.train --recipe "$recipe" --tokenizer "$work/tokenizer.json" \
    --minutes "$minutes" ${THREADS:+--threads "$THREADS"} ${plain:+"$plain"} ${from:+--begin "$from"} --checkpoint "$work/training.pt" --log "$work/training.log" \
    --held-out "$work/unseen.jsonl" "${files[@]}"
}

# The parts in which somebody has a solution to examine.
examiners=validate,give-feedback,criticise,rebut,revise,solve-again,judge,moderate,vote

export_model() { # name, checkpoint
  make "$1" "$python" -m trainer.export --checkpoint "$work/$2" --tokenizer "$work/tokenizer.json"
}

if [ ! -e "$work/venv/complete" ]; then
  "${PYTHON:-python3}" -m venv "$work/venv"
  "$python" -m pip install --quiet --disable-pip-version-check -r trainer/requirements.txt
  touch "$work/venv/complete"
fi

if [ -z "$recipe" ]; then
  if [ -n "$from" ]; then
    recipe=trainer/recipe-further.json
  elif "$python" -c 'import sys, torch; sys.exit(not torch.cuda.is_available())'; then
    recipe=trainer/recipe-gpu.json
  else
    recipe=trainer/recipe.json
  fi
fi

# What is in the folder was made with these, and would spoil a training with others.
origin=${from:+$(node -p "$sha256" "$from")}
settings=$(printf '%s\n' "FROM=$origin" "SEED=${SEED:-0}" "SAMPLES=$samples" "PARTS=$parts" "RECIPE=$recipe")
[ -e "$work/settings" ] || echo "$settings" >"$work/settings"
if [ "$(cat "$work/settings")" != "$settings" ]; then
  printf '%s\n' "$work holds a training that was begun with other settings (FROM stands as its SHA-256):" "$(cat "$work/settings")" \
    "and not with these:" "$settings" "Give those that it was begun with, or another folder as WORK." >&2
  exit 1
fi

plain=
compiler=${CXX:-$(command -v g++ clang++ c++ | head -n 1 || true)}
has_headers='import os, sys, sysconfig; sys.exit(not os.path.exists(sysconfig.get_path("include") + "/Python.h"))'
if [ -n "$compiler" ] && "$python" -c "$has_headers"; then
  export CXX=$compiler
else
  echo "There is no C++ compiler, or Python's headers are missing (Debian: apt-get install g++ python3-dev): training is slower." >&2
  plain=--plain
fi

examined=()
practise=()
if [ -n "$from" ]; then
  ask -before 6 $((samples / 12)) "$from" --temperature 0
  examined=(--chains "$work/chains-before.jsonl")
  practise=(--practise "$work/chains-before.jsonl")
fi
for_parts generate_part general 1 "$samples" ${examined[@]+"${examined[@]}"}
for_parts generate_part solving 5 $((samples / 2)) --parts solve,drill ${practise[@]+"${practise[@]}"}
generate unseen.jsonl 2 1000
if [ -n "$from" ]; then tokenizer=(--of "$from"); else tokenizer=(--samples "$work/general.1.jsonl"); fi
make tokenizer.json "$python" -m trainer.tokenizer "${tokenizer[@]}"
train phase-1.pt general=general solving=solving

export_model phase-1.gguf phase-1.pt
ask "" 3 $((samples / 20)) "$work/phase-1.gguf"
for_parts generate_part own-chains 4 $((samples / 2)) --chains "$work/chains.jsonl" --parts "$examiners"
cat ${from:+"$work/chains-before.jsonl"} "$work/chains.jsonl" >"$work/asked.jsonl"
for_parts generate_part practised 7 $((samples / 2)) --parts solve,drill --practise "$work/asked.jsonl"
train phase-2.pt general=general solving=practised own-chains=own-chains

export_model practice.gguf phase-2.pt
make tokens.jsonl "$python" -m trainer.check_tokenizer --tokenizer "$work/tokenizer.json" --samples "$work/unseen.jsonl"
make greedy.jsonl "$python" -m trainer.greedy --model "$work/practice.gguf" --tokenizer "$work/tokenizer.json" \
  --samples "$work/unseen.jsonl"
node trainer/compare-tokens.ts --model "$work/practice.gguf" --tokens "$work/tokens.jsonl"
node trainer/compare-greedy.ts --model "$work/practice.gguf" --greedy "$work/greedy.jsonl"
ls -l "$work/practice.gguf"
