/**
 * The storefront's browser entry. Evaluates the bundle in parts with breaks between them, so that no long task
 * delays input.
 */
import { surviveTranslation } from './lib/surviveTranslation.ts';
import { yieldToMain } from './lib/yieldToMain.ts';
import './theme/fonts.css';

const PARTS = [
  () => import(/* webpackMode: "eager", webpackExports: ["createElement"] */ 'react'),
  () => import(/* webpackMode: "eager", webpackExports: ["hydrateRoot"] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["configureStore"] */ '@reduxjs/toolkit'),
  () =>
    import(
      /* webpackMode: "eager", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react'
    ),
  () => import(/* webpackMode: "eager", webpackExports: ["Router"] */ 'react-router'),
  () => import(/* webpackMode: "eager", webpackExports: ["RawIntlProvider"] */ 'react-intl'),
  () => import(/* webpackMode: "eager", webpackExports: ["api"] */ './api/api.ts'),
  () => import(/* webpackMode: "eager", webpackExports: ["makeStore"] */ './store/makeStore.ts'),
  async () => {
    // The first use of Intl is slow, so it runs in a separate part.
    new Intl.NumberFormat('en-IN').format(1);
  },
  () => import(/* webpackMode: "eager", webpackExports: ["Shell"] */ './features/shell/Shell.tsx'),
];

const SUPPORT_PAGES: Readonly<Record<string, () => Promise<void>>> = {
  replay: async () => {
    const { openReplay } = await import(/* webpackChunkName: "replay" */ './app/openReplay.tsx');
    await openReplay();
  },
  storefront: async () => {
    const { openReplayedShop } = await import(
      /* webpackChunkName: "replayed-shop" */ './app/openReplayedShop.tsx'
    );
    await openReplayedShop();
  },
};

async function open(): Promise<void> {
  for (const evaluate of PARTS) {
    await evaluate();
    await yieldToMain();
  }
  const supportPage = SUPPORT_PAGES[document.documentElement.dataset.support ?? ''];
  if (supportPage) return supportPage();
  const { bootstrap } = await import(/* webpackMode: "eager" */ './app/bootstrap.tsx');
  await bootstrap();
}

surviveTranslation();
void open();
