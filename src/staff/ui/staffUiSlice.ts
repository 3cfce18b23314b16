import { createSlice, isAnyOf, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import {
  staffApi,
  type PackingSlot,
  type ProductField,
  type ProductGroupForm,
  type Role,
  type SlotStatus,
} from '../../api/staffApi.ts';
import type { StaffMeta } from '../../api/staffBaseQuery.ts';
import type { ColorScheme } from '../../features/ui/colorSchemes.ts';
import type { Language } from '../../features/ui/languages.ts';
import { locationChanged } from '../../features/ui/locationSlice.ts';

export interface StaffToast {
  id: string;
  kind: 'success' | 'error';
  content: { messageId: string; values?: Record<string, string | number> } | { text: string };
}

export interface SlotStatusIntent {
  slot: Pick<PackingSlot, 'slot_id' | 'starts' | 'ends'>;
  status: SlotStatus;
  /** Idempotency key, the same on every retry. */
  intent: string;
}

export interface SlotCapacityIntent {
  slotId: string;
  when: string;
  capacity: number;
  taken: number;
}

export type StaffDialog =
  | { name: 'search' }
  | { name: 'refund'; number: string }
  | { name: 'replace'; number: string; lineId: string }
  | { name: 'cancel'; number: string }
  | { name: 'latePayment'; number: string }
  | { name: 'orderSlot'; number: string }
  | { name: 'orderAddress'; number: string }
  | { name: 'bulk'; field: ProductField }
  | { name: 'group'; field: ProductGroupForm['field'] }
  | { name: 'correctStock'; productId: string }
  | { name: 'rejectReview'; reviewId: string }
  | { name: 'endCoupon' }
  | { name: 'deleteCoupon' }
  | { name: 'deleteProduct'; productId: string }
  | { name: 'deleteProducts' }
  | { name: 'deleteCustomer' }
  | { name: 'undoImport'; importId: string; file: string }
  | { name: 'contentVersion'; versionId: string }
  | { name: 'discardContent'; version: string }
  | { name: 'unpublishContent' }
  | { name: 'replyToReview'; reviewId: string }
  | ({ name: 'slotCapacity' } & SlotCapacityIntent)
  | { name: 'messageNote'; messageId: string; note: string }
  | { name: 'collection'; handle: string | null }
  | { name: 'deleteCollection'; handle: string }
  | { name: 'currency'; code: string | null }
  | { name: 'demo' }
  | ({ name: 'slotStatus' } & SlotStatusIntent)
  | { name: 'removePasskey'; passkeyId: string; label: string }
  | { name: 'removePicture'; productId: string; picture: string }
  | { name: 'invite' }
  | { name: 'memberRole'; memberId: string; role: Role }
  | { name: 'endAccess'; memberId: string }
  | { name: 'removeFactors'; memberId: string };

interface StaffUiState {
  language: Language;
  colorScheme: ColorScheme;
  isOnline: boolean;
  /**
   * Time of the last order response if it came from the cache, in milliseconds since 1970. Null if the response is
   * current.
   */
  cachedAt: number | null;
  toast: StaffToast | null;
  dialog: StaffDialog | null;
  isMenuOpen: boolean;
}

const initialState: StaffUiState = {
  language: 'en',
  colorScheme: 'system',
  isOnline: true,
  cachedAt: null,
  toast: null,
  dialog: null,
  isMenuOpen: false,
};

// The generated endpoints do not type `meta`.
const cachedAtOf = (meta: unknown) => (meta as StaffMeta | undefined)?.cachedAt ?? null;

const isOrderRead = isAnyOf(
  staffApi.endpoints.searchOrders.matchFulfilled,
  staffApi.endpoints.getStaffOrder.matchFulfilled,
  staffApi.endpoints.listPackingSlots.matchFulfilled,
  staffApi.endpoints.getPackingList.matchFulfilled,
);

export const staffUiSlice = createSlice({
  name: 'staffUi',
  initialState,
  reducers: {
    languageChanged: (state, { payload }: PayloadAction<Language>) => {
      state.language = payload;
    },
    colorSchemeChosen: (state, { payload }: PayloadAction<ColorScheme>) => {
      state.colorScheme = payload;
    },
    connectivityChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.isOnline = payload;
    },
    toastShown: {
      reducer: (state, { payload }: PayloadAction<StaffToast>) => {
        state.toast = payload;
      },
      prepare: (toast: Omit<StaffToast, 'id'>) => ({ payload: { id: nanoid(), ...toast } }),
    },
    toastClosed: (state, { payload }: PayloadAction<string>) => {
      if (state.toast?.id === payload) state.toast = null;
    },
    dialogOpened: (state, { payload }: PayloadAction<StaffDialog>) => {
      state.dialog = payload;
    },
    dialogClosed: (state) => {
      state.dialog = null;
    },
    menuToggled: (state, { payload }: PayloadAction<boolean>) => {
      state.isMenuOpen = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, (state) => {
      state.dialog = null;
      state.isMenuOpen = false;
    });
    builder.addMatcher(isOrderRead, (state, { meta }) => {
      state.cachedAt = cachedAtOf(meta.baseQueryMeta);
    });
    // Pages without orders refetch only the session, so a fresh session response also clears `cachedAt`.
    builder.addMatcher(staffApi.endpoints.getStaffSession.matchFulfilled, (state, { meta }) => {
      if (cachedAtOf(meta.baseQueryMeta) === null) state.cachedAt = null;
    });
  },
  selectors: {
    selectLanguage: (state) => state.language,
    selectColorScheme: (state) => state.colorScheme,
    selectIsOnline: (state) => state.isOnline,
    selectCachedAt: (state) => state.cachedAt,
    selectToast: (state) => state.toast,
    selectDialog: (state) => state.dialog,
    selectIsMenuOpen: (state) => state.isMenuOpen,
  },
});

export const {
  languageChanged,
  colorSchemeChosen,
  connectivityChanged,
  toastShown,
  toastClosed,
  dialogOpened,
  dialogClosed,
  menuToggled,
} = staffUiSlice.actions;
export const {
  selectLanguage,
  selectColorScheme,
  selectIsOnline,
  selectCachedAt,
  selectToast,
  selectDialog,
  selectIsMenuOpen,
} = staffUiSlice.selectors;
