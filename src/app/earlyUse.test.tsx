import { act, screen, waitFor } from '@testing-library/react';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

function Pressed() {
  const [presses, setPresses] = useState(0);
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      {presses}
    </button>
  );
}

function Opener() {
  const [presses, setPresses] = useState(0);
  return (
    <a
      href="#elsewhere"
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        setPresses(presses + 1);
      }}
    >
      {presses}
    </a>
  );
}

/** Renders again after hydration, as Material UI's fields do when they mount. */
const useIsMounted = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );

function Chosen() {
  const [choice, setChoice] = useState('');
  const isMounted = useIsMounted();
  return (
    <>
      <select
        data-mounted={isMounted}
        value={choice}
        onChange={(event) => setChoice(event.target.value)}
      >
        <option value="" disabled>
          Choose
        </option>
        <option>rice</option>
        <option>ghee</option>
      </select>
      <output>{choice}</output>
    </>
  );
}

function Typed() {
  const [text, setText] = useState('');
  const isMounted = useIsMounted();
  return (
    <label>
      <input
        data-mounted={isMounted}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {`Written: ${text}`}
    </label>
  );
}

function Plain() {
  const [text, setText] = useState('');
  return (
    <label>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      {`Plain: ${text}`}
    </label>
  );
}

function Ticked() {
  const [isTicked, setIsTicked] = useState(false);
  return (
    <label>
      <input
        type="checkbox"
        checked={isTicked}
        onChange={(event) => setIsTicked(event.target.checked)}
      />
      {isTicked ? 'on' : 'off'}
    </label>
  );
}

const page = [Pressed, Opener, Chosen, Typed, Plain, Ticked].map((Part) => (
  <Suspense key={Part.name}>
    <Part />
  </Suspense>
));

it('presses, choices and texts made before hydration are applied once afterwards', async () => {
  const script = document.createElement('script');
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  // oxlint-disable-next-line no-restricted-imports -- it stands in the page that the storefront takes over
  await import('../../scripts/webpack/boot.js');
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);

  screen.getByRole('button').click();
  screen.getByRole('link').click();
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  select.value = 'ghee';
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
  for (const field of screen.getAllByRole<HTMLInputElement>('textbox')) {
    field.value = 'For Meera';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  screen.getByRole('checkbox').click();
  expect(screen.getByRole('button')).toHaveTextContent('0');
  expect(window.location.hash).toBe('');

  hydrateRoot(root, page);
  // Not in `act`, which would wait until the page is fully hydrated.
  await waitFor(() => expect(Object.keys(root).join()).toContain('__reactContainer'));
  // boot.js must stop this press, or React would handle it in addition to the replay.
  screen.getByRole('button').click();
  act(() => void window.dispatchEvent(new Event('shopopened')));
  expect(screen.getByRole('button')).toHaveTextContent('1');
  expect(screen.getByRole('link')).toHaveTextContent('1');
  expect(screen.getByRole('status')).toHaveTextContent('ghee');
  expect(screen.getByRole('checkbox', { name: 'on' })).toBeChecked();
  expect(select).toHaveValue('ghee');
  expect(screen.getByLabelText('Written: For Meera')).toHaveValue('For Meera');
  expect(screen.getByLabelText('Plain: For Meera')).toHaveValue('For Meera');
});
