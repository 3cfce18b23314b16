#!/usr/bin/env bash
# hucre 1.0.0, read back by itself and by @e965/xlsx 0.20.3
# Guess: a text cell comes back as it was written, whatever it says, since the writer escapes control characters as _xHHHH_ and so must
# escape texts that look like such an escape (ECMA-376, ST_Xstring: `_x005F_` stands for the underscore).
# Seen: `a_x000D_b`, which exports of other programs leave in product names, is written as it is; both readers turn it into a line end.
# Whoever writes texts with hucre replaces `_` before `xHHHH_` by `_x005F_`; then both read the text back right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund hucre@1.0.0 @e965/xlsx@0.20.3
cat >run.mjs <<'JS'
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import * as other from '@e965/xlsx';

const escaped = (text) => text.replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
async function readBack(text) {
  const bytes = await writeXlsx({ sheets: [{ name: 'S', rows: [[text]] }] });
  const [[own]] = (await readXlsx(bytes)).sheets[0].rows;
  const { v: others } = other.read(bytes).Sheets.S.A1;
  return [own, others];
}
console.log(JSON.stringify([await readBack('a_x000D_b'), await readBack(escaped('a_x000D_b'))]));
JS
seen=$(node run.mjs)
echo "$seen"
if [[ $seen != '[["a\rb","a\rb"],["a_x000D_b","a_x000D_b"]]' ]]; then
  echo 'The behaviour has changed.' >&2
  exit 1
fi
