import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';

export function devToolsOptions(name: string): DevToolsEnhancerOptions {
  return {
    name,
    maxAge: 1000,
    // Listed in full: a feature left out is off. LOCK would move the location without the page. `export: true`
    // writes every state (some 190 kB each), 'custom' the actions alone; `import: true` would not update the page.
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
