import type { Decorator, Preview } from '@storybook/react-webpack5';
import { useState, type ReactNode } from 'react';
import '../src/theme/fonts.css';
import { themeStyles } from '../src/theme/themeStyles.ts';
import { makeSurroundings } from '../src/testing/makeSurroundings.tsx';

const style = document.createElement('style');
style.textContent = themeStyles();
document.head.append(style);

type Surrounded = Parameters<typeof makeSurroundings>[0];

function Shop({ children, ...surrounded }: Surrounded & { readonly children: ReactNode }) {
  const [{ Surroundings }] = useState(() => makeSurroundings(surrounded));
  return <Surroundings>{children}</Surroundings>;
}

/** A shop of its own around each story; `parameters.shop` says its address and answers. */
const insideShop: Decorator = (Story, { id, globals, parameters }) => {
  const language = globals.language === 'fr' ? 'fr' : 'en';
  return (
    <Shop
      key={`${id} ${language}`}
      {...(parameters.shop as Surrounded | undefined)}
      language={language}
    >
      <Story />
    </Shop>
  );
};

const preview: Preview = {
  decorators: [insideShop],
  parameters: { layout: 'padded', a11y: { test: 'error' } },
  globalTypes: {
    language: {
      description: 'Language of the shop',
      toolbar: { icon: 'globe', items: ['en', 'fr'], dynamicTitle: true },
    },
  },
  initialGlobals: { language: 'en' },
};

export default preview;
