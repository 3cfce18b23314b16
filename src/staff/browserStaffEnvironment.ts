import { browserAnswerCache } from './offline/answerCache.ts';
import type { StaffStoreEnvironment } from './staffStore.ts';

function localStorageOf(page: Window): Storage | undefined {
  try {
    return page.localStorage;
  } catch {
    // Forbidden by the browser's settings: what waits for the network is then lost by a reload.
    return undefined;
  }
}

/** Channel between tabs for signing out. */
const signedOutTabs = new BroadcastChannel('staff signed out');

/** Calls back when the member signs out in another tab. */
export function onSignedOutElsewhere(act: () => void): void {
  signedOutTabs.addEventListener('message', act);
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
    answerCache: browserAnswerCache(),
    storage: localStorageOf(window),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it reaches this origin alone
    tellSignedOut: () => signedOutTabs.postMessage(''),
    openEvents: () => new EventSource('/api/staff/events'),
  };
}
