import { jest } from '@jest/globals';
import { serializeStyles, type Interpolation } from '@emotion/serialize';
import { rememberStates as checkedStates } from '../testing/checkedStates.ts';
import { styleCache } from './styleCache.ts';
import { rememberStates, type Make, type Props } from './styleStates.ts';

function makeOf(rules: Interpolation<Props>) {
  return jest.fn<Make>((props, theme, cache) => {
    const serialized = serializeStyles([rules], cache.registered, { ...props, theme });
    return { serialized, className: `m-${serialized.name}` };
  });
}

const byColor = makeOf((props) => ({ color: String(props.color) }));

const THEME = {};

it('serializes the rules of a state once', () => {
  const stylesFor = rememberStates(byColor);
  const first = stylesFor({ color: 'red', title: 'One', onClick: () => 1 }, THEME, styleCache);
  const second = stylesFor({ color: 'red', title: 'Two', onClick: () => 2 }, THEME, styleCache);
  const third = stylesFor({ color: 'blue', title: 'One' }, THEME, styleCache);
  expect(second).toBe(first);
  expect(third.className).not.toBe(first.className);
  expect(byColor).toHaveBeenCalledTimes(2);
});

it('separates states by ownerState, class names, flags and sx', () => {
  const stylesFor = rememberStates(makeOf((props) => ({ '--props': JSON.stringify(props) })));
  const states = [
    {},
    { ownerState: { color: 'red' } },
    { ownerState: { color: 'blue' } },
    { ownerState: { isOpen: true } },
    { className: 'wide' },
    { icon: 'heart' },
    { sx: { margin: 1 } },
    { sx: [{ margin: 2 }, false] },
  ];
  const names = states.map((state) => stylesFor(state, THEME, styleCache).className);
  expect(new Set(names).size).toBe(states.length);
});

it('separates themes', () => {
  const stylesFor = rememberStates(makeOf(({ theme }) => theme as never));
  const names = ['red', 'blue'].map((color) => stylesFor({}, { color }, styleCache).className);
  expect(new Set(names).size).toBe(2);
});

it('does not cache rules of an sx function', () => {
  let margin = 0;
  const stylesFor = rememberStates(makeOf((props) => (props.sx as () => object)() as never));
  const sx = () => ({ margin: (margin += 1) });
  const [one, other] = [stylesFor({ sx }, THEME, styleCache), stylesFor({ sx }, THEME, styleCache)];
  expect(one.className).not.toBe(other.className);
});

it('logs an error in stories if a rule reads an ignored prop', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const stylesFor = checkedStates(makeOf((props) => ({ content: String(props.title) })));
  stylesFor({ title: 'One' }, THEME, styleCache);
  expect(logged).not.toHaveBeenCalled();
  stylesFor({ title: 'Two' }, THEME, styleCache);
  expect(logged).toHaveBeenCalledTimes(1);
});
