/** What a recording keeps of each slice of the counter. A new field or action does not compile until it is listed here. */
import type { locationSlice } from '../../features/ui/locationSlice.ts';
import type { SliceRules } from '../../features/support/recordingRules.ts';
import { byField, kept, only, type Rule } from '../../features/support/redactor.ts';
import type { packQueueSlice } from '../orders/packQueueSlice.ts';
import type { uploadQueueSlice } from '../pictures/uploadQueueSlice.ts';
import type { staffSessionSlice } from '../session/staffSessionSlice.ts';
import type { StaffState } from '../staffReducer.ts';
import type { staffUiSlice } from '../ui/staffUiSlice.ts';
import { staffPlaces } from './staffPlaces.ts';

/** Names of the state's parts besides the query cache. */
type SliceName = Exclude<keyof StaffState, 'staffApi'>;
type FieldsOf<Name extends SliceName> = Record<keyof StaffState[Name], Rule>;
type ActionsOf<Slice extends { actions: object }> = Record<keyof Slice['actions'], Rule>;

const { pathname, query, hash, place } = staffPlaces;

const location = {
  pathname,
  search: query,
  hash,
  destination: place,
  key: kept,
  action: kept,
  keepsScroll: kept,
} satisfies FieldsOf<'location'> & Record<'keepsScroll', Rule>;

/** Which dialog it is and about which thing of the shop; neither numbers of orders nor what was noted or named. */
const dialog = only(
  'name',
  'lineId',
  'field',
  'productId',
  'reviewId',
  'versionId',
  'version',
  'slotId',
  'slot_id',
  'starts',
  'ends',
  'when',
  'status',
  'intent',
  'messageId',
  'handle',
  'code',
  'passkeyId',
  'memberId',
  'role',
  'picture',
);

/** Messages of ours; what the server said may quote what was typed. */
const toast = byField({ id: kept, kind: kept, content: only('messageId') });

/** What was packed of which line, without the order's number. */
const pack = only('lineId', 'product_id', 'memberId', 'key');

/** Files without their names. */
const uploads = only('key', 'productId', 'messageId');

export const staffSliceRules: Readonly<Record<SliceName, SliceRules>> = {
  location: {
    fields: location,
    actions: {
      navigationStarted: place,
      navigationCancelled: kept,
      locationChanged: byField(location),
    } satisfies ActionsOf<typeof locationSlice>,
  },
  staffUi: {
    fields: {
      language: kept,
      colorScheme: kept,
      isOnline: kept,
      cachedAt: kept,
      toast,
      dialog,
      isMenuOpen: kept,
    } satisfies FieldsOf<'staffUi'>,
    actions: {
      languageChanged: kept,
      colorSchemeChosen: kept,
      connectivityChanged: kept,
      toastShown: toast,
      toastClosed: kept,
      dialogOpened: dialog,
      dialogClosed: kept,
      menuToggled: kept,
    } satisfies ActionsOf<typeof staffUiSlice>,
  },
  staffSession: {
    fields: { step: kept } satisfies FieldsOf<'staffSession'>,
    actions: { signInDemanded: kept, signInDismissed: kept, signedOut: kept } satisfies ActionsOf<
      typeof staffSessionSlice
    >,
  },
  packQueue: {
    fields: { packs: pack } satisfies FieldsOf<'packQueue'>,
    actions: {
      packQueued: pack,
      packSent: kept,
      packsRestored: pack,
    } satisfies ActionsOf<typeof packQueueSlice>,
  },
  uploadQueue: {
    fields: { uploads, sendingKey: kept } satisfies FieldsOf<'uploadQueue'>,
    actions: {
      uploadsQueued: uploads,
      uploadStarted: kept,
      uploadInterrupted: kept,
      uploadTaken: kept,
      uploadRefused: uploads,
      uploadForgotten: kept,
    } satisfies ActionsOf<typeof uploadQueueSlice>,
  },
};
