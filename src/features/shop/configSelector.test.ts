import { api } from '../../api/api.ts';
import { setupStore } from '../../testing/setupStore.tsx';
import {
  configText,
  selectConfig,
  selectShowsQuickView,
  selectShowsRatings,
} from './configSelector.ts';

async function withConfig(answer: object | string) {
  const { store } = setupStore({ answers: { getConfig: answer } });
  await store.dispatch(api.endpoints.getConfig.initiate());
  return store.getState();
}

describe('config', () => {
  it('reads the known keys [ENTITIES-03]', async () => {
    const config = selectConfig(await withConfig({ meta_title: 'Shop', quickview_status: '1' }));
    expect(configText(config, 'meta_title')).toBe('Shop');
    expect(configText(config, 'quickview_status')).toBe('1');
  });

  it('reads a missing key as an empty text [ENTITIES-04]', async () => {
    expect(configText(selectConfig(await withConfig({})), 'no_such_key')).toBe('');
  });

  it.each(['Closed', '', true, { warning: 'Closed' }, ['Closed']])(
    'ignores a response that has an error, such as %j [API-41, CONFLICT-04]',
    async (error) => {
      const state = await withConfig({ error, review_status: '1' });
      expect(configText(selectConfig(state), 'review_status')).toBe('');
      expect(selectShowsRatings(state)).toBe(false);
    },
  );

  it.each([
    ['1', true],
    [1, true],
    [true, true],
    ['0', false],
    ['', false],
    ['true', false],
    [undefined, false],
  ])('a status of %j shows ratings and quick view: %j [CARD-09, OPEN-31]', async (status, isOn) => {
    const state = await withConfig({ review_status: status, quickview_status: status });
    expect(selectShowsRatings(state)).toBe(isOn);
    expect(selectShowsQuickView(state)).toBe(isOn);
  });
});
