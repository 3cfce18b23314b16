#!/usr/bin/env bash
# @mui/material 9.5.0 with react 19.3.1 in jsdom 31.0.1
# Guess: a component that renders <Dialog open><input ref={field} /></Dialog> can focus the field in its own effect on mount, as
# effects run after all children are in the document.
# Seen: `field.current` is null in that effect, without an error or a warning. The portal renders its content in a second pass, once
# it knows its container. The dialog then takes the focus itself, so the keyboard ends on the dialog and not in the field. A ref
# callback runs when the field is there, and keeps the focus.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @mui/material@9.5.0 @emotion/react@11.14.0 @emotion/styled@11.14.1 \
  react@19.3.1 react-dom@19.3.1 jsdom@31.0.1
cat >run.mjs <<'JS'
import { JSDOM } from 'jsdom';
const { window } = new JSDOM('<div id="root"></div>', { pretendToBeVisual: true });
for (const name of ['window', 'document', 'Node', 'Element', 'HTMLElement', 'MutationObserver', 'getComputedStyle', 'DocumentFragment', 'ShadowRoot'])
  globalThis[name] ??= window[name];
globalThis.window = window;
globalThis.document = window.document;
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
const { createElement: h, useEffect, useRef, act } = await import('react');
const { createRoot } = await import('react-dom/client');
const { Dialog } = await import('@mui/material');

let seen;
function InEffect() {
  const field = useRef(null);
  useEffect(() => {
    seen = field.current;
    field.current?.focus();
  }, []);
  return h(Dialog, { open: true, transitionDuration: 0 }, h('input', { ref: field }));
}
const focus = (field) => field?.focus();
const InCallback = () => h(Dialog, { open: true, transitionDuration: 0 }, h('input', { ref: focus }));

async function focusedIn(Component) {
  const root = createRoot(document.getElementById('root'));
  await act(async () => root.render(h(Component)));
  const name = document.activeElement.tagName;
  await act(async () => root.unmount());
  return name;
}
console.log('effect:', await focusedIn(InEffect), 'field:', seen);
console.log('callback:', await focusedIn(InCallback));
JS
seen=$(node run.mjs)
echo "$seen"
if [[ $seen != $'effect: DIV field: null\ncallback: INPUT' ]]; then
  echo 'The behaviour has changed.' >&2
  exit 1
fi
