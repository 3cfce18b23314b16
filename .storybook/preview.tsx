import type { Decorator, Preview } from '@storybook/react-webpack5';
import { useEffect, useState, type ReactNode } from 'react';
import { api } from '../src/api/api.ts';
import { currencyChosen } from '../src/features/ui/uiSlice.ts';
import '../src/theme/fonts.css';
import { themeNamed, themes } from '../src/theme/themes.ts';
import { themeStyles } from '../src/theme/themeStyles.ts';
import examples from '../src/testing/examples.gen.json' with { type: 'json' };
import { setupStore, type SetupOptions } from '../src/testing/setupStore.tsx';

const currencies = examples.getCurrencies.answer.currencies.map(({ code }) => code);

const style = document.createElement('style');
document.head.append(style);

interface ShopProps extends SetupOptions {
  readonly currency: string;
  readonly children: ReactNode;
}

/** A shop of its own around a story. */
function Shop({ currency, children, ...options }: ShopProps) {
  const [AppProviders] = useState(() => {
    const made = setupStore(options);
    if (currency !== 'INR') {
      void made.store.dispatch(api.endpoints.getCurrencies.initiate());
      made.store.dispatch(currencyChosen(currency));
    }
    return made.AppProviders;
  });
  return <AppProviders>{children}</AppProviders>;
}

interface Choices {
  readonly language: 'en' | 'fr';
  readonly currency: string;
  readonly theme: string;
  readonly scheme: 'system' | 'light' | 'dark';
  readonly textSize: string;
}

/** What the shop's page does for itself: the theme, the colour scheme, and the size of text that the browser is set to. */
function Page({ theme, scheme, textSize, children }: Choices & { readonly children: ReactNode }) {
  useEffect(() => {
    style.textContent = themeStyles(themeNamed(theme));
    const { documentElement: root } = document;
    // Designers and tests look at all of a story, far parts too.
    root.toggleAttribute('data-whole', true);
    if (scheme === 'system') delete root.dataset.colorScheme;
    else root.dataset.colorScheme = scheme;
    root.style.fontSize = textSize;
  }, [theme, scheme, textSize]);
  return children;
}

/** Each story in a shop of its own; `parameters.shop` says its location and answers, the toolbar the rest. */
const insideShop: Decorator = (Story, { id, globals, parameters }) => {
  const choices = globals as unknown as Choices;
  const { language, currency } = choices;
  return (
    <Page {...choices}>
      <Shop
        key={`${id} ${language} ${currency}`}
        {...(parameters.shop as SetupOptions | undefined)}
        language={language}
        currency={currency}
      >
        <Story />
      </Shop>
    </Page>
  );
};

const screen = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  decorators: [insideShop],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    // Without one of these a story is as wide as the window.
    viewport: {
      options: {
        phone: screen('360', 360, 740),
        tablet: screen('768', 768, 1024),
        desktop: screen('1280', 1280, 800),
      },
    },
    options: { storySort: { order: ['Theme', 'Components', 'Features'] } },
  },
  globalTypes: {
    theme: {
      description: 'Look: theme.ts or another',
      toolbar: { icon: 'paintbrush', items: Object.keys(themes), dynamicTitle: true },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: { icon: 'contrast', items: ['system', 'light', 'dark'], dynamicTitle: true },
    },
    language: {
      description: 'Language of the shop',
      toolbar: { icon: 'globe', items: ['en', 'fr'], dynamicTitle: true },
    },
    currency: {
      description: 'Currency of the prices',
      toolbar: { icon: 'credit', items: currencies, dynamicTitle: true },
    },
    textSize: {
      description: 'Size of text that the browser is set to',
      toolbar: { icon: 'ruler', items: ['100%', '150%', '200%'], dynamicTitle: true },
    },
  },
  initialGlobals: {
    theme: 'ridge',
    scheme: 'system',
    language: 'en',
    currency: 'INR',
    textSize: '100%',
  },
};

export default preview;
