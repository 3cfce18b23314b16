import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import english from '../../translations/en.json' with { type: 'json' };
import french from '../../translations/fr.json' with { type: 'json' };

const texts = { en: english, fr: french };

export function renderWithTexts(
  element: ReactElement,
  language: keyof typeof texts = 'en',
): RenderResult {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale={language === 'en' ? 'en-IN' : language} messages={texts[language]}>
      <MemoryRouter>{children}</MemoryRouter>
    </IntlProvider>
  );
  return render(element, { wrapper });
}
