#!/bin/sh
# Plays the first move it may: a line with the question comes in, a line with the move goes out.
while IFS= read -r line; do
  printf '%s\n' "$line" | sed 's/.*"moves":\[\({[^}]*}\).*/{"move":\1}/'
done
