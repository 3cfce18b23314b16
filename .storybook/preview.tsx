import type { Decorator, Preview } from '@storybook/react-webpack5';
import { useEffect, useState, type ReactNode } from 'react';
import { api } from '../src/api/api.ts';
import { currencyChosen } from '../src/features/ui/uiSlice.ts';
import '../src/theme/fonts.css';
import { themeNamed, themes } from '../src/theme/themes.ts';
import { themeStyles } from '../src/theme/themeStyles.ts';
import examples from '../src/testing/examples.gen.json' with { type: 'json' };
import { setupStore, type SetupOptions } from '../src/testing/setupStore.tsx';
import { pageSetting, type PageChoices } from './pageSetting.ts';

const currencies = examples.getCurrencies.answer.currencies.map(({ code }) => code);

const style = document.createElement('style');
document.head.append(style);

interface ShopProps extends SetupOptions {
  readonly currency: string;
  readonly children: ReactNode;
}

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

interface Choices extends PageChoices {
  readonly currency: string;
  readonly theme: string;
}

function Page({ theme, scheme, textSize, children }: Choices & { readonly children: ReactNode }) {
  useEffect(() => {
    style.textContent = themeStyles(themeNamed(theme));
    const { documentElement: root } = document;
    // Show off-screen content too: designers and tests look at the full story.
    root.toggleAttribute('data-whole', true);
    if (scheme === 'system') delete root.dataset.colorScheme;
    else root.dataset.colorScheme = scheme;
    root.style.fontSize = `${textSize}%`;
  }, [theme, scheme, textSize]);
  return children;
}

/**
 * Renders each story in a separate shop. `parameters.shop` sets the shop's location and responses; the toolbar sets
 * language, currency and look.
 */
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

const preview: Preview = {
  decorators: [insideShop],
  parameters: {
    ...pageSetting.parameters,
    layout: 'padded',
    options: { storySort: { order: ['Theme', 'Components', 'Features'] } },
  },
  globalTypes: {
    theme: {
      description: 'Look: theme.ts or another',
      toolbar: { icon: 'paintbrush', items: Object.keys(themes), dynamicTitle: true },
    },
    ...pageSetting.globalTypes,
    currency: {
      description: 'Currency of the prices',
      toolbar: { icon: 'credit', items: currencies, dynamicTitle: true },
    },
  },
  initialGlobals: { ...pageSetting.initialGlobals, theme: 'ridge', currency: 'INR' },
};

export default preview;
