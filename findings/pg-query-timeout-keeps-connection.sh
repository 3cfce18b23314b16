#!/usr/bin/env bash
# pg 8.23.1 with its pool
# Guess: a connection whose query ended by `query_timeout` is closed, and the pool opens another one for the next query.
# Seen: the pool hands the same connection out again, on which the first query is still awaited; each further query waits for its own
# timeout, too, for as long as the network is silent, though new connections would work. Whoever uses pg closes the connection
# on the timeout.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pg@8.23.1
cat >run.mjs <<'JS'
import { createServer } from 'node:net';
import pg from 'pg';

/** A server that lets everybody in, and answers the queries of its later connections alone. */
let connections = 0;
const message = (type, body = Buffer.alloc(0)) => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const ready = message('Z', Buffer.from('I'));
const server = createServer((socket) => {
  connections += 1;
  const isSilent = connections === 1;
  let isOpen = false;
  socket.on('error', () => undefined);
  socket.on('data', () => {
    if (!isOpen) socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]));
    else if (!isSilent) socket.write(Buffer.concat([message('C', Buffer.from('SELECT 0\0')), ready]));
    isOpen = true;
  });
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const pool = new pg.Pool({
  host: '127.0.0.1',
  port: server.address().port,
  user: 'shop',
  database: 'shop',
  ssl: false,
  max: 1,
  query_timeout: 300,
});
pool.on('error', () => undefined);
/** As whoever takes a connection, asks, and gives it back. */
async function ask() {
  const client = await pool.connect();
  try {
    await client.query('SELECT');
    return 'answered';
  } catch (error) {
    return error.message;
  } finally {
    client.release();
  }
}
const outcomes = [await ask(), await ask(), await ask()];
console.log(JSON.stringify({ outcomes, connections }));
process.exit();
JS
seen=$(node run.mjs)
echo "$seen"
if [[ $seen != '{"outcomes":["Query read timeout","Query read timeout","Query read timeout"],"connections":1}' ]]; then
  echo 'The behaviour has changed.' >&2
  exit 1
fi
