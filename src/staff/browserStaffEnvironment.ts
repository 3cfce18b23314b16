import { browserAnswerCache } from './offline/answerCache.ts';
import type { StaffStoreEnvironment } from './staffStore.ts';

function localStorageOf(page: Window): Storage | undefined {
  try {
    return page.localStorage;
  } catch {
    // Browser settings block the storage. A reload then loses queued requests.
    return undefined;
  }
}

const signedOutTabs = new BroadcastChannel('staff signed out');

export function onSignedOutElsewhere(act: () => void): void {
  signedOutTabs.addEventListener('message', act);
}

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
