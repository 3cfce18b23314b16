import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';

export function devToolsOptions(name: string): DevToolsEnhancerOptions {
  return {
    name,
    maxAge: 1000,
    // Unlisted features are off. `lock` would change the location without the page. `export: true` would export
    // every state (some 190 kB each), 'custom' exports only the actions. `import: true` would not update the page.
    features: {
      pause: true,
      lock: false,
      persist: true,
      export: 'custom',
      import: 'custom',
      jump: true,
      skip: true,
      reorder: true,
      dispatch: true,
      test: false,
    },
  };
}
