import type { TokenVault } from '../api/apiEnvironment.ts';
import type { StoreEnvironment } from '../store/makeStore.ts';
import type { BrowserStorage } from '../store/bareStorage.ts';
import type { PageSettings } from './pageSettings.ts';

function storage(name: 'sessionStorage' | 'localStorage'): BrowserStorage | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}

function tokenVault(session: BrowserStorage | undefined): TokenVault {
  let memory = '';
  let expected: PromiseLike<unknown> = Promise.resolve();
  return {
    read: () => session?.getItem('api_token') || memory,
    write: (token) => {
      memory = token;
      try {
        if (token === '') session?.removeItem('api_token');
        else session?.setItem('api_token', token);
      } catch {
        // Storage is forbidden or full. The copy in memory lasts until the page is left.
      }
    },
    settled: () => expected,
    expect: (answer) => {
      expected = answer;
    },
  };
}

export function browserEnvironment({ base, sendsIdempotencyKey }: PageSettings): StoreEnvironment {
  const session = storage('sessionStorage');
  return {
    fetch: (...call) => window.fetch(...call),
    base,
    appRoot: '/',
    isSecurePage: window.location.protocol === 'https:',
    sendsIdempotencyKey,
    tokens: tokenVault(session),
    storages: { session, local: storage('localStorage') },
    recordsActions: true,
  };
}
