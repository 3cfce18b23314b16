import { api } from '../api/api.ts';
import { followSession } from '../features/session/followSession.ts';
import { selectSessionEpoch } from '../features/session/sessionSlice.ts';
import { changeLanguage } from '../features/ui/changeLanguage.ts';
import {
  colorSchemeChosen,
  colorSchemeOf,
  currencyChosen,
  languageOf,
  selectColorScheme,
  selectCurrencyCode,
  selectLanguage,
} from '../features/ui/uiSlice.ts';
import type { AppStore } from '../store/makeStore.ts';

/** What one tab tells the others: which list changed, what was chosen, or that a customer signed in or out. */
export type TabMessage =
  | { readonly session: true }
  | { readonly changed: 'cart' | 'wishlist' }
  | { readonly language: string }
  | { readonly currency: string }
  | { readonly colorScheme: string };

/** The channel between the tabs of one browser. */
export interface TabChannel {
  /** Sends to all other tabs. */
  tell(message: TabMessage): void;
  /** Calls back with what other tabs tell. */
  listen(heard: (message: TabMessage) => void): void;
}

/** The browser's own channel. */
export function browserTabs(): TabChannel {
  const channel = new BroadcastChannel('shop');
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it reaches this origin alone
    tell: (message) => channel.postMessage(message),
    listen: (heard) => {
      channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => heard(data));
    },
  };
}

const { getCart, getWishlist } = api.endpoints;
const FORCE_REFETCH = { forceRefetch: true, subscribe: false };

type ListName = 'cart' | 'wishlist';
const NAMES: readonly ListName[] = ['cart', 'wishlist'];
const selectAnswer = { cart: getCart.select(), wishlist: getWishlist.select() };

async function read(dispatch: AppStore['dispatch'], name: ListName): Promise<void> {
  if (name === 'cart') await dispatch(getCart.initiate(undefined, FORCE_REFETCH));
  else await dispatch(getWishlist.initiate(undefined, FORCE_REFETCH));
}

/** Keeps cart, wishlist, login, language, currency and colours of this tab in step with the other tabs of this browser. */
export function keepTabsInStep(store: AppStore, channel: TabChannel): void {
  const answerOf = (name: ListName) => selectAnswer[name](store.getState()).data;
  const answers = new Map(NAMES.map((name) => [name, answerOf(name)]));
  // Lists being read because another tab said so; their news is not passed on.
  const following = new Set<ListName>();
  let language = selectLanguage(store.getState());
  let currency = selectCurrencyCode(store.getState());
  let scheme = selectColorScheme(store.getState());
  let epoch = selectSessionEpoch(store.getState());
  // What another tab chose last: when it arrives here it is no news for the others.
  const chosenElsewhere: { language?: string; currency?: string; colorScheme?: string } = {};

  async function follow(name: ListName): Promise<void> {
    following.add(name);
    await read(store.dispatch, name);
    answers.set(name, answerOf(name));
    following.delete(name);
  }

  async function adoptSession(): Promise<void> {
    for (const name of NAMES) following.add(name);
    await store.dispatch(followSession());
    for (const name of NAMES) {
      answers.set(name, answerOf(name));
      following.delete(name);
    }
  }

  function obey(message: TabMessage): void {
    if ('session' in message) {
      void adoptSession();
      return;
    }
    if ('changed' in message) {
      void follow(message.changed);
      return;
    }
    Object.assign(chosenElsewhere, message);
    if ('language' in message) {
      void store.dispatch(changeLanguage(languageOf(message.language)));
    } else if ('colorScheme' in message) {
      store.dispatch(colorSchemeChosen(colorSchemeOf(message.colorScheme)));
    } else {
      store.dispatch(currencyChosen(message.currency));
      store.dispatch(api.util.invalidateTags(['Currency']));
    }
  }

  const waiting: TabMessage[] = [];
  channel.listen((message) => {
    // Nothing moves while time travel shows the past; it is made up for on the return.
    if (store.timeGate.isPast()) waiting.push(message);
    else obey(message);
  });
  store.timeGate.subscribe(() => {
    if (!store.timeGate.isPast()) for (const message of waiting.splice(0)) obey(message);
  });

  store.subscribe(() => {
    if (store.timeGate.isPast()) return;
    const state = store.getState();
    if (selectSessionEpoch(state) !== epoch) {
      epoch = selectSessionEpoch(state);
      channel.tell({ session: true });
    }
    for (const name of NAMES) {
      const data = answerOf(name);
      const known = answers.get(name);
      if (data === known) continue;
      answers.set(name, data);
      if (known !== undefined && !following.has(name)) channel.tell({ changed: name });
    }
    if (selectLanguage(state) !== language) {
      language = selectLanguage(state);
      if (language !== chosenElsewhere.language) channel.tell({ language });
      delete chosenElsewhere.language;
    }
    if (selectColorScheme(state) !== scheme) {
      scheme = selectColorScheme(state);
      if (scheme !== chosenElsewhere.colorScheme) channel.tell({ colorScheme: scheme });
      delete chosenElsewhere.colorScheme;
    }
    const chosen = selectCurrencyCode(state);
    if (chosen !== null && chosen !== currency) {
      currency = chosen;
      if (currency !== chosenElsewhere.currency) channel.tell({ currency });
      delete chosenElsewhere.currency;
    }
  });

  // A page that the browser cached for the back button has heard nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !store.timeGate.isPast()) for (const name of NAMES) void follow(name);
  });
}
