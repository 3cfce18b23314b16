import type { Decorator, Preview } from '@storybook/react-webpack5';
import { useEffect, useState, type ReactNode } from 'react';
import '../../src/theme/fonts.css';
import { themeNamed } from '../../src/theme/themes.ts';
import { themeStyles } from '../../src/theme/themeStyles.ts';
import { setupStaffStore, type StaffSetupOptions } from '../../src/testing/setupStaffStore.tsx';
import { pageSetting, type PageChoices } from '../pageSetting.ts';

const style = document.createElement('style');
style.textContent = themeStyles(themeNamed());
document.head.append(style);

function StaffStoryProviders({
  children,
  ...options
}: StaffSetupOptions & { readonly children: ReactNode }) {
  const [AppProviders] = useState(() => setupStaffStore(options).AppProviders);
  return <AppProviders>{children}</AppProviders>;
}

function Page({ scheme, textSize, children }: PageChoices & { readonly children: ReactNode }) {
  useEffect(() => {
    const { documentElement: root } = document;
    if (scheme === 'system') delete root.dataset.colorScheme;
    else root.dataset.colorScheme = scheme;
    root.style.fontSize = `${textSize}%`;
  }, [scheme, textSize]);
  return children;
}

/** Renders each story in a separate staff app. `parameters.staff` sets the app's location and responses. */
const withStaffProviders: Decorator = (Story, { id, globals, parameters }) => {
  const choices = globals as unknown as PageChoices;
  return (
    <Page {...choices}>
      <StaffStoryProviders
        key={`${id} ${choices.language}`}
        {...(parameters.staff as StaffSetupOptions | undefined)}
        language={choices.language}
      >
        <Story />
      </StaffStoryProviders>
    </Page>
  );
};

const preview: Preview = {
  decorators: [withStaffProviders],
  parameters: { ...pageSetting.parameters, layout: 'fullscreen' },
  globalTypes: pageSetting.globalTypes,
  initialGlobals: { ...pageSetting.initialGlobals, theme: 'ridge' },
};

export default preview;
