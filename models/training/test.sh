#!/usr/bin/env bash
# The trainer's own tests and style. They are not part of `npm test`: PyTorch, as pip brings it, takes up 5 GB.
#
#   WORK     folder of the environment, which retrain.sh has too (dist/training)
#   PYTHON   with which the environment is made (python3)
set -euo pipefail

# A path as it holds in this script's own folder too.
absolute() { case $1 in /*) echo "$1" ;; *) echo "$PWD/$1" ;; esac; }

work=${WORK:+$(absolute "$WORK")}
cd "$(dirname "$0")"

work=${work:-$PWD/../../dist/training}
python="$work/venv/bin/python"
export PYTHONDONTWRITEBYTECODE=1

if [ ! -e "$work/venv/complete-for-tests" ]; then
  "${PYTHON:-python3}" -m venv "$work/venv"
  "$python" -m pip install --quiet --disable-pip-version-check -r trainer/requirements-dev.txt
  touch "$work/venv/complete" "$work/venv/complete-for-tests"
fi
"$python" -m pytest --quiet trainer
"$python" -m ruff check trainer
"$python" -m ruff format --check trainer
