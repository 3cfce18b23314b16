import { act, screen } from '@testing-library/react';
import { miniCartOpened } from '../features/cart/cartSlice.ts';
import { LazyCartPanels } from '../features/miniCart/cartPanels.ts';
import { dialogOpened, toastShown } from '../features/ui/uiSlice.ts';
import { sampled } from '../../scripts/sampled.ts';
import examples from '../testing/examples.gen.json' with { type: 'json' };
import type { Answer } from '../testing/fakeBackend.ts';
import { exampleUrl, openPage, settled, type Operation } from '../testing/openPage.tsx';
import { routes } from './routes.ts';

const HOSTILE = [
  '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>',
  '"><svg onload="window.hacked=1"></svg><iframe srcdoc="<script>window.hacked=1</script>"></iframe>',
  'javascript:window.hacked=1',
  'data:text/html,<script>window.hacked=1</script>',
  '//evil.example/<a href="javascript:window.hacked=1">x</a>',
];

const KEPT = /^(?:type|measure|marks|allergens|formats|status|currency|code|.*_id)$/;

function poisoned(value: unknown, poison: string): unknown {
  if (typeof value === 'string') return poison;
  if (Array.isArray(value)) return value.map((item) => poisoned(item, poison));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      KEPT.test(key) ? part : poisoned(part, poison),
    ]),
  );
}

function answersWith(poison: string): Partial<Record<Operation, Answer>> {
  const [collection] = examples.listCollections.answer.collections;
  const { handle } = examples.getProduct.answer;
  const all = Object.entries(examples).map(
    ([id, { answer }]) => [id, poisoned(answer, poison) as object] as const,
  );
  const answers = Object.fromEntries(all);
  return {
    ...answers,
    getLanguageTexts: examples.getLanguageTexts.answer,
    getConfig: { ...answers.getConfig, review_status: '1', quickview_status: '1' },
    getProduct: { ...answers.getProduct, handle },
    listCollections: {
      collections: [{ ...(poisoned(collection, poison) as object), handle: collection?.handle }],
    },
    getMenu: {
      menu: ['link', 'extLink', 'extTabLink'].flatMap((type) => [
        { title: poison, type, path: poison, badge: true, badgeText: poison },
        {
          title: poison,
          type: 'sub',
          children: [{ title: poison, type, handle: poison, path: poison }],
        },
      ]),
    },
  };
}

function expectHarmless(): void {
  expect('hacked' in window).toBe(false);
  expect(document.querySelectorAll('script, iframe[srcdoc], [onerror], [onload]')).toHaveLength(0);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    expect(link.href).toMatch(/^(?:https?|mailto|tel):/);
    expect(link.href).not.toMatch(/^https?:\/\/evil/);
  }
}

beforeAll(async () => {
  await LazyCartPanels.preload();
  await import('../features/ui/Toasts.tsx');
  await import('../features/ui/ContentDialog.tsx');
  await import('../features/ui/VideoDialog.tsx');
});

describe.each(HOSTILE)('%s', (poison) => {
  const addresses = routes.map(({ path }) => exampleUrl(path));
  it.each(sampled(addresses, HOSTILE.length, (address) => address + poison))(
    'is harmless in every answer at %s [CONFLICT-33]',
    async (address) => {
      const store = await openPage(address, answersWith(poison));
      await settled(store);
      expectHarmless();
      await act(async () => {
        store.dispatch(miniCartOpened());
      });
      expect(await screen.findByRole('dialog')).toBeVisible();
      expectHarmless();
    },
  );

  it('is harmless in a toast and in the dialogs [CONFLICT-33, MODALS-11]', async () => {
    const store = await openPage('/', {});
    await settled(store);
    const texts = { title: poison, content: poison, imgsrc: poison, imgalt: poison };
    await act(async () => {
      store.dispatch(toastShown({ id: '1', kind: 'error', content: { html: `${poison} toast` } }));
      store.dispatch(dialogOpened({ name: 'content', inputs: { ...texts, type: 'cont' } }));
    });
    expect(await screen.findByText(/toast/)).toBeInTheDocument();
    expect(await screen.findByRole('dialog')).toBeVisible();
    expectHarmless();
    await act(async () => {
      store.dispatch(dialogOpened({ name: 'content', inputs: { ...texts, type: 'img' } }));
    });
    expectHarmless();
    await act(async () => {
      store.dispatch(dialogOpened({ name: 'video', title: poison, videoId: poison }));
    });
    expect(await screen.findByTitle(poison)).toHaveAttribute(
      'src',
      `https://www.youtube-nocookie.com/embed/${encodeURIComponent(poison)}`,
    );
    expectHarmless();
  });
});
