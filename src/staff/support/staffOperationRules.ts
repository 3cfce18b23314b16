/** What a recording keeps of each call of the counter. A new call does not compile until it is listed here. */
import type { staffApi } from '../../api/staffApi.ts';
import { PERSONAL, PUBLIC, type OperationRules } from '../../features/support/recordingRules.ts';
import {
  allBut,
  byField,
  dropped,
  each,
  kept,
  masked,
  only,
  type Rule,
} from '../../features/support/redactor.ts';

/** Id of an operation in the counter's contract. */
type Operation = keyof (typeof staffApi)['endpoints'];

/** Who is signed in is known by a number and by what that member may do. */
const session = byField({
  member: only('role', 'id'),
  permissions: kept,
  second_factor: kept,
  failed_attempts: kept,
  recent_until: kept,
  shop_name: kept,
  shop_logo: kept,
  time_zone: kept,
  low_stock: kept,
});
const signIn: OperationRules = { args: masked, answer: session };

const members = only('id', 'role', 'last_seen');
const ownPasskeys = only('passkey_id', 'created_at', 'last_used_at');

/** Orders in lists, without whose they are. */
const orderRows = only(
  'status',
  'placed',
  'delivery',
  'slot_starts',
  'slot_ends',
  'total_text',
  'payment',
  'payment_name',
);

/** What was ordered, without what the shopper typed for an option. */
const orderLines = only(
  'id',
  'product_id',
  'handle',
  'barcode',
  'name',
  'image',
  'price_text',
  'total_text',
  'substitution',
  'replaces',
);

/** An order without whose it is, where it goes and what anybody wrote about it. */
const order = byField({
  status: kept,
  next: kept,
  placed: kept,
  language: kept,
  delivery: kept,
  slot_starts: kept,
  slot_ends: kept,
  lines: orderLines,
  totals: kept,
  total_text: kept,
  agreed_total_text: kept,
  box_total_text: kept,
  refundable_text: kept,
  is_unpaid: kept,
  to_collect_text: kept,
  currency: kept,
  payment: kept,
  payment_name: kept,
  payments: only('id', 'method_name', 'amount_text', 'state', 'made'),
  refunds: only('id', 'amount_text', 'reason', 'state', 'made'),
  timeline: kept,
  notes: only('at'),
});
const orderWrite = (...fields: string[]): OperationRules => ({
  args: only(...fields),
  answer: order,
});

const slotOrders = only('status', 'reason', 'settles');
const movements = only('id', 'at', 'reason', 'cause');
const reviews = only('review_id', 'product_id', 'handle', 'product_name', 'image', 'date');
const messages = only('id', 'language', 'at');

/** Pages and posts without the member who wrote them. */
const content = allBut('by');
const contentCall: OperationRules = { args: kept, answer: content };

/** How the shop and whoever runs it are reached, and where money is sent. */
const shopDetails = allBut('email', 'phone', 'address', 'bank_account');

/** Files of products are not read by the counter's pages alone: their columns and rows are whatever somebody keeps. */
const imports = only('id', 'state', 'made', 'ended');
const mapping = only('importId', 'language', 'delimiter', 'description_format');

/** Pictures without the names of the files that they came as. */
const pictures = allBut('file_name');
const pictureCall: OperationRules = { args: kept, answer: pictures };

/** Files for people, as lists to go on with elsewhere. */
const download: OperationRules = { args: kept, answer: dropped };

/** What a change may be of without naming a person. */
const PUBLIC_SUBJECTS = new Set(['product', 'coupon', 'content']);

/** Which thing is named by `idField`: only where it is one of the shop's. */
const ofSubject =
  (idField: string, ...fields: string[]): Rule =>
  (value, redactor) => {
    const { subject } = (value ?? {}) as { readonly subject?: string };
    const isPublic = subject !== undefined && PUBLIC_SUBJECTS.has(subject);
    return byField({
      subject: kept,
      ...(isPublic && { [idField]: kept }),
      ...Object.fromEntries(fields.map((field) => [field, kept])),
    })(value, redactor);
  };

export const staffOperationRules: Readonly<Record<Operation, OperationRules>> = {
  getStaffSession: { args: kept, answer: session },
  signInStaff: signIn,
  signOutStaff: PERSONAL,
  getStaffPasskeyOptions: PERSONAL,
  signInStaffWithPasskey: signIn,
  listStaffPasskeys: { args: kept, answer: ownPasskeys },
  registerStaffPasskey: { args: masked, answer: ownPasskeys },
  getStaffPasskeyRegistration: PERSONAL,
  removeStaffPasskey: { args: only('passkeyId'), answer: masked },
  verifyStaffCode: signIn,
  listStaffSessions: PERSONAL,
  endStaffSession: { args: only('sessionId'), answer: masked },
  getStaffSecondFactor: { args: kept, answer: only('is_on', 'since', 'recovery_codes_left') },
  confirmStaffSecondFactor: signIn,
  startStaffSecondFactor: PERSONAL,
  removeStaffSecondFactor: PERSONAL,
  readInvitation: PERSONAL,
  getInvitationPasskeyOptions: PERSONAL,
  acceptInvitationWithPasskey: signIn,
  setStaffPassword: signIn,
  listMembers: { args: kept, answer: members },
  removeMemberSecondFactor: { args: only('memberId'), answer: masked },
  inviteMember: { args: only('role'), answer: members },
  changeMember: { args: only('memberId', 'role'), answer: members },
  inviteMemberAgain: { args: only('memberId'), answer: masked },
  searchOrders: {
    args: only('status', 'payment', 'day', 'slotId', 'sort', 'direction'),
    answer: orderRows,
  },
  getStaffOrder: { args: masked, answer: order },
  listOrderSlots: { args: masked, answer: kept },
  changeOrderSlot: orderWrite('body'),
  changeOrderAddress: orderWrite(),
  confirmPayment: orderWrite(),
  packLine: orderWrite('lineId', 'product_id'),
  changeOrderStatus: orderWrite('status'),
  refundOrder: orderWrite(),
  settleRefund: orderWrite('refundId'),
  addOrderNote: orderWrite(),
  findProducts: { args: masked, answer: kept },
  searchStaffProducts: {
    args: only('collection', 'stock', 'sort', 'direction', 'after', 'before'),
    answer: kept,
  },
  addProduct: PUBLIC,
  getStaffProduct: PUBLIC,
  saveProduct: PUBLIC,
  changeProductValues: PUBLIC,
  listStaffCollections: PUBLIC,
  listEditedCollections: PUBLIC,
  addCollection: PUBLIC,
  saveCollection: PUBLIC,
  deleteCollection: PUBLIC,
  listPackingSlots: PUBLIC,
  previewSlotStatus: { args: kept, answer: slotOrders },
  changeSlotStatus: { args: only('status'), answer: slotOrders },
  getPackingList: {
    args: only('slotId', 'status'),
    answer: byField({ has_more: kept, orders: each(order) }),
  },
  listStock: { args: only('view'), answer: kept },
  getProductStock: PUBLIC,
  listStockMovements: { args: kept, answer: movements },
  correctStock: { args: only('productId', 'cause'), answer: kept },
  // Their writers' names and words, and what was answered to them, are no matter of whoever mends the counter.
  listReviews: { args: only('view'), answer: reviews },
  rejectReview: PUBLIC,
  publishReview: PUBLIC,
  hideReview: PUBLIC,
  replyToReview: { args: only('reviewId'), answer: masked },
  listCoupons: { args: only('state'), answer: kept },
  addCoupon: PUBLIC,
  getCoupon: PUBLIC,
  saveCoupon: PUBLIC,
  deleteCoupon: PUBLIC,
  deleteProduct: PUBLIC,
  endCoupon: PUBLIC,
  listContent: { args: only('kind', 'state'), answer: content },
  addContent: contentCall,
  listContentChoices: contentCall,
  getStaffContent: contentCall,
  saveContentDraft: contentCall,
  discardContentDraft: contentCall,
  publishContent: contentCall,
  unplanContent: contentCall,
  unpublishContent: contentCall,
  listContentVersions: contentCall,
  getContentVersion: contentCall,
  restoreContentVersion: contentCall,
  addContentTag: { args: masked, answer: content },
  uploadContentPicture: { args: dropped, answer: content },
  getContentPicture: contentCall,
  listStaffDeliveryMethods: PUBLIC,
  addDeliveryMethod: PUBLIC,
  saveDeliveryMethod: PUBLIC,
  listDeliveryPlaces: PUBLIC,
  listDeliverySlots: PUBLIC,
  changeDeliverySlot: PUBLIC,
  listClosedDays: PUBLIC,
  setClosedDay: PUBLIC,
  getShopDetails: { args: kept, answer: shopDetails },
  saveShopDetails: { args: shopDetails, answer: shopDetails },
  getFirstSteps: PUBLIC,
  removeDemo: PUBLIC,
  listTaxRates: PUBLIC,
  setTaxRate: PUBLIC,
  removeTaxRate: PUBLIC,
  listStaffCurrencies: PUBLIC,
  addCurrency: PUBLIC,
  saveCurrency: PUBLIC,
  listMessages: { args: only('view', 'beyond'), answer: messages },
  listFailedMails: { args: kept, answer: messages },
  sendMailAgain: { args: only('mailId'), answer: messages },
  changeMessage: { args: only('messageId'), answer: messages },
  exportStockAlerts: download,
  getSales: PUBLIC,
  listSellers: PUBLIC,
  // How often, without the words that shoppers typed.
  listMissedSearches: { args: kept, answer: masked },
  exportProducts: download,
  listImports: { args: kept, answer: imports },
  createImport: { args: masked, answer: imports },
  getImport: { args: only('importId'), answer: imports },
  stopImport: { args: only('importId'), answer: masked },
  putImportPart: { args: only('importId'), answer: masked },
  readImportHead: { args: only('importId'), answer: mapping },
  previewImport: { args: mapping, answer: masked },
  startImport: { args: mapping, answer: imports },
  listRejectedRows: download,
  listPictures: pictureCall,
  uploadPicture: { args: only('productId'), answer: pictures },
  movePicture: pictureCall,
  removePicture: pictureCall,
  dismissUpload: pictureCall,
  describePictures: pictureCall,
  sendStaffRecording: PERSONAL,
  listChanges: {
    args: ofSubject('subjectId', 'memberId', 'day', 'before'),
    answer: byField({ changes: each(ofSubject('subject_id', 'id', 'at', 'operation')) }),
  },
  listChangeAuthors: { args: kept, answer: only('member_id') },
};
