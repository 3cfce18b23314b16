/**
 * The storefront's entry in the browser. The parts of the first bundle are evaluated one by one with a break between
 * them, so that no long task keeps a tap waiting; `openShop` comes last and has them all ready.
 */
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
    // The first use of Intl costs as much as a part.
    new Intl.NumberFormat('en-IN').format(1);
  },
  () => import(/* webpackMode: "eager", webpackExports: ["Shell"] */ './features/shell/Shell.tsx'),
];

function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function open(): Promise<void> {
  for (const evaluate of PARTS) {
    await evaluate();
    await breathe();
  }
  const { openShop } = await import(/* webpackMode: "eager" */ './app/openShop.tsx');
  await openShop();
}

void open();
