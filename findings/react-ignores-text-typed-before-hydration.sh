#!/usr/bin/env bash
# react and react-dom 19.3.1 in jsdom 31.0.1
# Guess: an `input` event after hydration gives `onChange` the text that somebody typed into the server-rendered field before, as React
# has not reported it yet.
# Seen: React reads the typed text when it hydrates a controlled field, and ignores an `input` event that finds the same text. The field
# shows `abc` and the state stays ''. A form sends an empty text, with nothing to see before. A select does report its early choice.
# A page that replays early input has to set another value first, through the setter of the prototype, and then the typed one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund react@19.3.1 react-dom@19.3.1 jsdom@31.0.1
cat >run.mjs <<'JS'
import { JSDOM } from 'jsdom';
const { window } = new JSDOM('<div id="root"></div>');
Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true });
const { createElement: h, useState, act } = await import('react');
const { renderToString } = await import('react-dom/server');
const { hydrateRoot } = await import('react-dom/client');

let state;
function Field({ tag, children }) {
  const [text, setText] = useState('');
  state = text;
  return h(tag, { value: text, onChange: ({ target }) => setText(target.value) }, children);
}
const options = ['', 'abc'].map((value) => h('option', { key: value, value }));

async function typeEarly(tag, type, replay) {
  const root = document.getElementById('root');
  const page = h(Field, { tag }, tag === 'select' ? options : undefined);
  root.innerHTML = renderToString(page);
  const field = root.firstChild;
  field.value = 'abc';
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  let opened;
  await act(async () => { opened = hydrateRoot(root, page); });
  for (const value of replay)
    await act(async () => {
      set.call(field, value);
      field.dispatchEvent(new window.Event(type, { bubbles: true }));
    });
  const seen = [field.value, state];
  await act(async () => opened.unmount());
  return seen;
}
console.log(
  JSON.stringify([
    await typeEarly('input', 'input', ['abc']),
    await typeEarly('select', 'change', ['abc']),
    await typeEarly('input', 'input', ['', 'abc']),
  ]),
);
JS
seen=$(node run.mjs)
echo "$seen"
if [[ $seen != '[["abc",""],["abc","abc"],["abc","abc"]]' ]]; then
  echo 'The behaviour has changed.' >&2
  exit 1
fi
