import type { useAppStore } from '../../../store/hooks.ts';
import type { cartSlice } from '../../cart/cartSlice.ts';
import type { compareSlice } from '../../compare/compareSlice.ts';
import type { checkoutSlice } from '../../checkout/checkoutSlice.ts';
import type { searchSlice } from '../../search/searchSlice.ts';
import type { sessionSlice } from '../../session/sessionSlice.ts';
import type { locationSlice } from '../../ui/locationSlice.ts';
import type { shortcutsSlice } from '../../shortcuts/shortcutsSlice.ts';
import type { uiSlice } from '../../ui/uiSlice.ts';
import { operationRules } from './operationRules.ts';
import type { SliceRules } from './recordingRules.ts';
import { byField, each, kept, masked, only, type Rule } from './redactor.ts';
import { placeRules } from './placeRules.ts';

type State = ReturnType<ReturnType<typeof useAppStore>['getState']>;
type SliceName = Exclude<keyof State, 'api'>;

type FieldsOf<Name extends SliceName> = Record<Exclude<keyof State[Name], '_persist'>, Rule>;
type ActionsOf<Slice extends { actions: object }> = Record<keyof Slice['actions'], Rule>;

const { hash, pathname, place, query } = placeRules;

const location = {
  pathname,
  search: query,
  hash,
  destination: place,
  key: kept,
  action: kept,
  keepsScroll: kept,
} satisfies FieldsOf<'location'>;

const PUBLIC_DIALOGS = new Set([
  'quickView',
  'cartAdded',
  'zoom',
  'review',
  'newsletter',
  'stockAlert',
  'content',
  'video',
]);
const ownDialog = only('name');
const dialog: Rule = (value, redactor) =>
  PUBLIC_DIALOGS.has((value as { name?: string } | null)?.name ?? '')
    ? value
    : ownDialog(value, redactor);

/** Keeps a toast's message id. A server text stays unmasked only if a public response contained it. */
const toast: Rule = byField({ id: place, kind: kept, content: only('messageId') });

const queuedCartAdds = only('product_id', 'name');

const payment = only('payment_id');
const persistedCheckout = byField({
  completed: byField({ address: masked, delivery: kept, payment }),
  seen: kept,
  isUnanswered: kept,
});

export const sliceRules: Readonly<Record<SliceName, SliceRules>> = {
  location: {
    fields: location,
    actions: {
      navigationStarted: place,
      navigationCancelled: kept,
      locationChanged: byField(location),
    } satisfies ActionsOf<typeof locationSlice>,
  },
  cart: {
    fields: {
      isMiniCartOpen: kept,
      addedCount: kept,
      addsUnderWay: kept,
      wanted: kept,
      removed: kept,
      queuedCartAdds,
    } satisfies FieldsOf<'cart'>,
    actions: {
      addExpected: kept,
      miniCartOpened: kept,
      miniCartClosed: kept,
      quantityRequested: kept,
      removalForgotten: kept,
      queuedCartAddsRead: queuedCartAdds,
    } satisfies ActionsOf<typeof cartSlice>,
  },
  wishlist: { fields: { pendingIds: kept } satisfies FieldsOf<'wishlist'>, actions: {} },
  session: {
    fields: {
      logged: kept,
      user: masked,
      isStarted: kept,
      epoch: kept,
    } satisfies FieldsOf<'session'>,
    actions: {
      loggedChanged: kept,
      userForgotten: kept,
      startupEnded: kept,
    } satisfies ActionsOf<typeof sessionSlice>,
    persistKey: 'user_info',
  },
  search: {
    fields: { recentTerms: kept, openField: kept } satisfies FieldsOf<'search'>,
    actions: {
      termSearched: kept,
      recentTermsCleared: kept,
      recentTermsReplaced: kept,
      suggestionsOpened: kept,
      suggestionsClosed: kept,
    } satisfies ActionsOf<typeof searchSlice>,
    persistKey: 'recent_searches',
  },
  ui: {
    fields: {
      language: kept,
      currencyCode: kept,
      toasts: each(toast),
      openPanel: kept,
      toggledGroups: kept,
      isMobileMenuOpen: kept,
      mobileMenuPath: kept,
      dialog,
      filtersOpenAt: place,
      newsletterSeen: kept,
      colorScheme: kept,
      isOnline: kept,
      offlinePages: kept,
    } satisfies FieldsOf<'ui'>,
    actions: {
      languageChanged: kept,
      currencyChosen: kept,
      toastShown: toast,
      toastClosed: place,
      panelOpened: kept,
      panelClosed: kept,
      panelGroupToggled: kept,
      mobileMenuToggled: kept,
      mobileMenuLevelShown: kept,
      dialogOpened: dialog,
      dialogClosed: kept,
      filtersToggled: place,
      newsletterOpened: kept,
      colorSchemeChosen: kept,
      connectivityChanged: kept,
      offlinePagesFound: kept,
    } satisfies ActionsOf<typeof uiSlice>,
    persistKey: 'newsletter',
  },
  checkout: {
    fields: {
      kept: persistedCheckout,
      acceptedToken: masked,
      isSummaryOpen: kept,
    } satisfies FieldsOf<'checkout'>,
    actions: {
      addressCompleted: masked,
      deliveryCompleted: kept,
      paymentCompleted: payment,
      changesAccepted: operationRules.reviewOrder.answer,
      summaryToggled: kept,
    } satisfies ActionsOf<typeof checkoutSlice>,
    persistKey: 'checkout',
  },
  compare: {
    fields: { ids: kept } satisfies FieldsOf<'compare'>,
    actions: {
      compareAdded: kept,
      compareRemoved: kept,
      compareCleared: kept,
      comparisonReplaced: kept,
    } satisfies ActionsOf<typeof compareSlice>,
    persistKey: 'compare',
  },
  shortcuts: {
    fields: { isOn: kept } satisfies FieldsOf<'shortcuts'>,
    actions: { shortcutsSwitched: kept } satisfies ActionsOf<typeof shortcutsSlice>,
    persistKey: 'shortcuts',
  },
};
