import type { Preview } from '@storybook/react-webpack5';

export interface PageChoices {
  readonly language: 'en' | 'fr';
  readonly scheme: 'system' | 'light' | 'dark';
  /** Percentage without the sign, such as `150`. */
  readonly textSize: string;
}

const screen = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

export const pageSetting = {
  parameters: {
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    viewport: {
      options: {
        phone: screen('360', 360, 740),
        tablet: screen('768', 768, 1024),
        desktop: screen('1280', 1280, 800),
      },
    },
  },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: { icon: 'contrast', items: ['system', 'light', 'dark'], dynamicTitle: true },
    },
    language: {
      description: 'Language',
      toolbar: { icon: 'globe', items: ['en', 'fr'], dynamicTitle: true },
    },
    textSize: {
      description: 'Size of text that the browser is set to',
      toolbar: {
        icon: 'ruler',
        // Keep the percent sign out of values, since Storybook drops it from URLs.
        items: ['100', '150', '200'].map((value) => ({ value, title: `${value} %` })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { scheme: 'system', language: 'en', textSize: '100' },
} satisfies Preview;
