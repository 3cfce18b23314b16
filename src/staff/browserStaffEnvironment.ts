import { browserKeptAnswers } from './offline/keptAnswers.ts';
import type { StaffStoreEnvironment } from './staffStore.ts';

function localStorageOf(page: Window): Storage | undefined {
  try {
    return page.localStorage;
  } catch {
    // Forbidden by the browser's settings: what waits for the network is then lost by a reload.
    return undefined;
  }
}

/** The environment of the counter's store in a browser. */
export function browserStaffEnvironment(): StaffStoreEnvironment {
  let token = '';
  return {
    fetch: (...call) => window.fetch(...call),
    base: '/api/staff',
    csrf: {
      read: () => token,
      write: (next) => {
        token = next;
      },
    },
    keptAnswers: browserKeptAnswers(),
    storage: localStorageOf(window),
    openEvents: () => new EventSource('/api/staff/events'),
  };
}
