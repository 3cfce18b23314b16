import { api } from '../api/api.ts';
import {
  comparedIdsOf,
  comparisonReplaced,
  selectComparedIds,
} from '../features/compare/compareSlice.ts';
import {
  recentTermsOf,
  recentTermsReplaced,
  selectRecentTerms,
} from '../features/search/searchSlice.ts';
import { refetch } from '../features/session/refetch.ts';
import { followSession } from '../features/session/followSession.ts';
import { selectSessionEpoch } from '../features/session/sessionSlice.ts';
import { changeLanguage } from '../features/ui/changeLanguage.ts';
import {
  colorSchemeChosen,
  currencyChosen,
  selectColorScheme,
  selectCurrencyCode,
  selectLanguage,
} from '../features/ui/uiSlice.ts';
import { colorSchemeOf } from '../features/ui/colorSchemes.ts';
import { languageOf } from '../features/ui/languages.ts';
import type { AppDispatch, AppStore, RootState } from '../store/makeStore.ts';

export interface TabMessage {
  readonly subject: Subject;
  readonly choice?: string;
}

export interface TabChannel {
  tell(message: TabMessage): void;
  listen(heard: (message: TabMessage) => void): void;
}

export function browserTabs(): TabChannel {
  const channel = new BroadcastChannel('tabs');
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it reaches this origin alone
    tell: (message) => channel.postMessage(message),
    listen: (heard) => {
      channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => heard(data));
    },
  };
}

const { getCart, getWishlist } = api.endpoints;

const selectCart = getCart.select();
const selectWishlist = getWishlist.select();

interface Shared {
  /** Returns the shared value: undefined before the first read, null before a choice. Only strings are sent. */
  readonly read: (state: RootState) => unknown;
  readonly follow: (dispatch: AppDispatch, choice: string) => unknown;
  readonly brings?: readonly Subject[];
}

type Subject =
  | 'session'
  | 'cart'
  | 'wishlist'
  | 'comparison'
  | 'recentTerms'
  | 'language'
  | 'colorScheme'
  | 'currency';

const shared: Readonly<Record<Subject, Shared>> = {
  session: {
    read: selectSessionEpoch,
    follow: (dispatch) => dispatch(followSession()),
    brings: ['cart', 'wishlist'],
  },
  cart: {
    read: (state) => selectCart(state).data,
    follow: (dispatch) => {
      // A line that left the cart in another tab may have been saved for later.
      dispatch(api.util.invalidateTags(['Saved']));
      return dispatch(refetch('getCart'));
    },
  },
  wishlist: {
    read: (state) => selectWishlist(state).data,
    follow: (dispatch) => dispatch(refetch('getWishlist')),
  },
  // Replace the complete list, as each tab writes its own to the shared storage.
  comparison: {
    read: (state) => JSON.stringify(selectComparedIds(state)),
    follow: (dispatch, ids) => dispatch(comparisonReplaced(comparedIdsOf(ids))),
  },
  recentTerms: {
    read: (state) => JSON.stringify(selectRecentTerms(state)),
    follow: (dispatch, terms) => dispatch(recentTermsReplaced(recentTermsOf(terms))),
  },
  language: {
    read: selectLanguage,
    follow: (dispatch, code) => dispatch(changeLanguage(languageOf(code))),
  },
  colorScheme: {
    read: selectColorScheme,
    follow: (dispatch, scheme) => dispatch(colorSchemeChosen(colorSchemeOf(scheme))),
  },
  currency: {
    read: selectCurrencyCode,
    follow: (dispatch, code) => {
      dispatch(currencyChosen(code));
      dispatch(api.util.invalidateTags(['Currency']));
    },
  },
};
const subjects = Object.keys(shared) as Subject[];

export function syncTabs(store: AppStore, channel: TabChannel): void {
  const read = (subject: Subject) => shared[subject].read(store.getState());
  const known = new Map(subjects.map((subject) => [subject, read(subject)]));
  // Subjects being updated from another tab, with the received choice. These updates are not sent back.
  const followed = new Map<Subject, string | undefined>();

  async function follow({ subject, choice }: TabMessage): Promise<void> {
    const { follow: takeOver, brings = [] } = shared[subject];
    const taken = [subject, ...brings];
    for (const each of taken) followed.set(each, choice);
    await takeOver(store.dispatch, choice ?? '');
    for (const each of taken) {
      known.set(each, read(each));
      followed.delete(each);
    }
  }

  const waiting: TabMessage[] = [];
  channel.listen((message) => {
    // Time travel freezes the tab, so queue messages until it ends.
    if (store.timeGate.isPast()) waiting.push(message);
    else void follow(message);
  });
  store.timeGate.subscribe(() => {
    if (!store.timeGate.isPast()) for (const message of waiting.splice(0)) void follow(message);
  });

  store.subscribe(() => {
    if (store.timeGate.isPast()) return;
    for (const subject of subjects) {
      const value = read(subject);
      const before = known.get(subject);
      if (value === before || value === null) continue;
      known.set(subject, value);
      const choice = typeof value === 'string' ? value : undefined;
      const isFollowed = followed.has(subject) && followed.get(subject) === choice;
      if (before !== undefined && !isFollowed) {
        channel.tell({ subject, ...(choice !== undefined && { choice }) });
      }
    }
  });

  // A page restored from the back-forward cache has missed messages.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || store.timeGate.isPast()) return;
    void follow({ subject: 'cart' });
    void follow({ subject: 'wishlist' });
  });
}
