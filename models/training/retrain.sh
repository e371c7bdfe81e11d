#!/usr/bin/env bash
# Makes the practice model from nothing: data, tokenizer, training, its own chains, more training, the file, and proofs
# that the app's runtime agrees with the trainer. Needs Python 3.11 or newer and an installed copy of this repository.
# A step is skipped if its output is there: a run that was interrupted goes on when it is started again.
#
#   WORK     where everything is put (dist/training)
#   MINUTES  of training (75)
#   SAMPLES  of training data of all kinds (240000); half as many more are made of plain solving, and again of what the
#            half-trained model should practise, and with its own chains
#   SEED     of the data (0); learning further takes another than before, so that it brings other problems
#   THREADS  of the training (as many as there are cores)
#   FROM     a file of an earlier training (models/practice/practice.gguf): its tokenizer is kept, and its weights are learnt
#            further, in smaller steps (trainer/recipe-further.json)
#   PYTHON   with which the environment is made (python3)
set -euo pipefail

# A path as it holds in this script's own folder too.
absolute() { case $1 in /*) echo "$1" ;; *) echo "$PWD/$1" ;; esac; }

from=${FROM:+$(absolute "$FROM")}
work=${WORK:+$(absolute "$WORK")}
cd "$(dirname "$0")"

work=${work:-$PWD/../../dist/training}
minutes=${MINUTES:-75}
samples=${SAMPLES:-240000}
seeds=$((${SEED:-0} * 10))
recipe=trainer/recipe${from:+-further}.json
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

# Problems that a model is asked, with what it replied; the generator then knows what the model gets wrong.
ask() { # suffix of the files, which of the seeds, number of samples, model, further arguments
  generate "problems$1.jsonl" "$2" "$3" --parts solve --each 2
  make "chains$1.jsonl" node sample-chains.ts --model "$4" --samples "$work/problems$1.jsonl" "${@:5}"
}

train() { # name, data for solving, further data
  make "$1" "$python" -m trainer.train --recipe "$recipe" --tokenizer "$work/tokenizer.json" \
    --minutes "$minutes" ${THREADS:+--threads "$THREADS"} ${from:+--begin "$from"} --checkpoint "$work/training.pt" --log "$work/training.log" \
    --held-out "$work/unseen.jsonl" --data general="$work/general.jsonl" --data solving="$work/$2.jsonl" "${@:3}"
}

# The parts in which somebody has a solution to examine.
examiners=validate,give-feedback,criticise,rebut,revise,solve-again,judge,moderate,vote

export_model() { # name, checkpoint, further arguments
  make "$1" "$python" -m trainer.export --checkpoint "$work/$2" --tokenizer "$work/tokenizer.json" "${@:3}"
}

if [ ! -e "$work/venv/complete" ]; then
  "${PYTHON:-python3}" -m venv "$work/venv"
  "$python" -m pip install --quiet --disable-pip-version-check -r trainer/requirements.txt
  touch "$work/venv/complete"
fi

examined=()
practise=()
if [ -n "$from" ]; then
  ask -before 6 $((samples / 12)) "$from" --temperature 0
  examined=(--chains "$work/chains-before.jsonl")
  practise=(--practise "$work/chains-before.jsonl")
fi
generate general.jsonl 1 "$samples" ${examined[@]+"${examined[@]}"}
generate solving.jsonl 5 $((samples / 2)) --parts solve,drill ${practise[@]+"${practise[@]}"}
generate unseen.jsonl 2 1000
if [ -n "$from" ]; then tokenizer=(--of "$from"); else tokenizer=(--samples "$work/general.jsonl"); fi
make tokenizer.json "$python" -m trainer.tokenizer "${tokenizer[@]}"
train phase-1.pt solving

export_model phase-1.gguf phase-1.pt
ask "" 3 $((samples / 20)) "$work/phase-1.gguf"
generate own-chains.jsonl 4 $((samples / 2)) --chains "$work/chains.jsonl" --parts "$examiners"
cat ${from:+"$work/chains-before.jsonl"} "$work/chains.jsonl" >"$work/asked.jsonl"
generate practised.jsonl 7 $((samples / 2)) --parts solve,drill --practise "$work/asked.jsonl"
train phase-2.pt practised --data own-chains="$work/own-chains.jsonl"

export_model practice.gguf phase-2.pt
make tokens.jsonl "$python" -m trainer.check_tokenizer --tokenizer "$work/tokenizer.json" --samples "$work/unseen.jsonl"
make greedy.jsonl "$python" -m trainer.greedy --model "$work/practice.gguf" --tokenizer "$work/tokenizer.json" \
  --samples "$work/unseen.jsonl"
node trainer/compare-tokens.ts --model "$work/practice.gguf" --tokens "$work/tokens.jsonl"
node trainer/compare-greedy.ts --model "$work/practice.gguf" --greedy "$work/greedy.jsonl"
ls -l "$work/practice.gguf"
