import type {
  CouponState,
  ContentKind,
  NewContentKind,
  ContentState,
  ImportMapping,
  ImportState,
  OrderEvent,
  OrderStatus,
  PaymentState,
  ProductField,
  ProductGroupForm,
  Refund,
  Role,
  StaffOrderLine,
  StockLevel,
  StockCause,
  StockMovement,
  StockRow,
} from '../../api/staffApi.ts';
import type { ColorScheme } from '../../features/ui/colorSchemes.ts';
import type { OrderSort } from '../orders/orderFilters.ts';
import type { ProductOrder } from '../products/productFilters.ts';

export const statusTexts: Readonly<Record<OrderStatus, string>> = {
  cancelled: 'staff.status.cancelled',
  delivered: 'staff.status.delivered',
  dispatched: 'staff.status.dispatched',
  packed: 'staff.status.packed',
  placed: 'staff.status.placed',
};

export const paymentTexts: Readonly<Record<PaymentState, string>> = {
  cancelled: 'staff.payment.cancelled',
  due: 'staff.payment.due',
  failed: 'staff.payment.failed',
  held: 'staff.payment.held',
  paid: 'staff.payment.paid',
  pending: 'staff.payment.pending',
  refund_due: 'staff.payment.refund_due',
  refunded: 'staff.payment.refunded',
};

export const eventTexts: Readonly<Record<OrderEvent['status'], string>> = {
  cancelled: 'staff.event.cancelled',
  delivered: 'staff.event.delivered',
  dispatched: 'staff.event.dispatched',
  disputed: 'staff.event.disputed',
  packed: 'staff.event.packed',
  paid: 'staff.event.paid',
  placed: 'staff.event.placed',
};

export const roleTexts: Readonly<Record<Role, string>> = {
  editor: 'staff.role.editor',
  manager: 'staff.role.manager',
  owner: 'staff.role.owner',
  packer: 'staff.role.packer',
  support: 'staff.role.support',
};

export const schemeTexts: Readonly<Record<ColorScheme, string>> = {
  dark: 'staff.scheme.dark',
  light: 'staff.scheme.light',
  system: 'staff.scheme.system',
};

export const substitutionTexts: Readonly<Record<StaffOrderLine['substitution'], string>> = {
  ask: 'staff.pack.substitution.ask',
  none: 'staff.pack.substitution.none',
  similar: 'staff.pack.substitution.similar',
};

export const printedSubstitutionTexts: typeof substitutionTexts = {
  ask: 'staff.print.short.ask',
  none: 'staff.print.short.none',
  similar: 'staff.print.short.similar',
};

export const refundReasonTexts: Readonly<Record<Refund['reason'], string>> = {
  cancelled: 'staff.order.refund.reason.cancelled',
  double: 'staff.order.refund.reason.double',
  goodwill: 'staff.order.refund.reason.goodwill',
  short: 'staff.order.refund.reason.short',
};

export const refundStateTexts: Readonly<Record<Refund['state'], string>> = {
  due: 'staff.order.refund.due',
  done: 'staff.order.refund.done',
};

export const stepTexts = {
  packed: 'staff.order.do.packed',
  dispatched: 'staff.order.do.dispatched',
  delivered: 'staff.order.do.delivered',
} as const;

export const stockTexts: Readonly<Record<StockLevel, string>> = {
  in: 'staff.products.stock.in',
  low: 'staff.products.stock.low',
  out: 'staff.products.stock.out',
};

export const productStatusTexts = {
  active: { label: 'staff.product.status.active', hint: 'staff.product.status.activeHint' },
  archived: { label: 'staff.product.status.archived', hint: 'staff.product.status.archivedHint' },
  draft: { label: 'staff.product.status.draft', hint: 'staff.product.status.draftHint' },
  hidden: { label: 'staff.product.status.hidden', hint: 'staff.product.status.hiddenHint' },
} as const;

export const specialTexts = {
  true: 'staff.products.special.yes',
  false: 'staff.products.special.no',
} as const;

export const productOrderTexts: Readonly<Record<ProductOrder, string>> = {
  'newest-asc': 'staff.products.sort.oldest',
  'newest-desc': 'staff.products.sort.newest',
  'price-asc': 'staff.products.sort.cheapest',
  'price-desc': 'staff.products.sort.dearest',
  'stock-asc': 'staff.products.sort.leastStock',
  'stock-desc': 'staff.products.sort.mostStock',
};

export const orderSortTexts: Readonly<Record<OrderSort, string>> = {
  'number-asc': 'staff.orders.sort.firstNumber',
  'number-desc': 'staff.orders.sort.lastNumber',
  'placed-asc': 'staff.orders.sort.oldest',
  'placed-desc': 'staff.orders.sort.newest',
  'slot-asc': 'staff.orders.sort.firstSlot',
  'slot-desc': 'staff.orders.sort.lastSlot',
  'total-asc': 'staff.orders.sort.smallest',
  'total-desc': 'staff.orders.sort.largest',
};

export const bulkTexts: Readonly<Record<ProductField, string>> = {
  price: 'staff.products.bulk.price',
  special: 'staff.products.bulk.special',
  stock: 'staff.products.bulk.stock',
};

export const bulkLabels: Readonly<Record<ProductField, string>> = {
  price: 'staff.products.bulk.price.label',
  special: 'staff.products.bulk.special.label',
  stock: 'staff.products.bulk.stock.label',
};

export const bulkHints: Readonly<Record<ProductField, string>> = {
  price: 'staff.products.bulk.price.hint',
  special: 'staff.products.bulk.special.hint',
  stock: 'staff.products.bulk.stock.hint',
};

export const levelTexts: Readonly<Record<StockRow['level'], string>> = {
  enough: 'staff.stock.level.enough',
  low: 'staff.stock.level.low',
  out: 'staff.stock.level.out',
};

export const stockViewTexts = {
  low: {
    label: 'staff.stock.view.low',
    hint: 'staff.stock.hint.low',
    none: 'staff.stock.none.low',
  },
  out: {
    label: 'staff.stock.view.out',
    hint: 'staff.stock.hint.out',
    none: 'staff.stock.none.out',
  },
  waiting: {
    label: 'staff.stock.view.waiting',
    hint: 'staff.stock.hint.waiting',
    none: 'staff.stock.none.waiting',
  },
} as const;

export const movementTexts: Readonly<Record<StockMovement['reason'], string>> = {
  cancel: 'staff.stock.reason.cancel',
  correction: 'staff.stock.reason.correction',
  import: 'staff.stock.reason.import',
  initial: 'staff.stock.reason.initial',
  order: 'staff.stock.reason.order',
  replacement: 'staff.stock.reason.replacement',
  short: 'staff.stock.reason.short',
};

export const causeTexts: Readonly<Record<StockCause, { label: string; amount: string }>> = {
  counted: { label: 'staff.stock.cause.counted', amount: 'staff.stock.amount.counted' },
  spoiled: { label: 'staff.stock.cause.spoiled', amount: 'staff.stock.amount.spoiled' },
  found: { label: 'staff.stock.cause.found', amount: 'staff.stock.amount.found' },
  other: { label: 'staff.stock.cause.other', amount: 'staff.stock.amount.other' },
};

export const reviewViewTexts = {
  held: { label: 'staff.reviews.view.held', none: 'staff.reviews.none.held' },
  published: { label: 'staff.reviews.view.published', none: 'staff.reviews.none.published' },
} as const;

export const couponStateTexts: Readonly<Record<CouponState, string>> = {
  active: 'staff.coupons.state.active',
  ended: 'staff.coupons.state.ended',
  paused: 'staff.coupons.state.paused',
  planned: 'staff.coupons.state.planned',
  used_up: 'staff.coupons.state.used_up',
};

export const contentKindTexts: Readonly<Record<ContentKind, { one: string; many: string }>> = {
  footer: { one: 'staff.content.footer', many: 'staff.content.footer' },
  home: { one: 'staff.content.home', many: 'staff.content.home' },
  menu: { one: 'staff.content.menu', many: 'staff.content.menu' },
  page: { one: 'staff.content.page', many: 'staff.content.pages' },
  post: { one: 'staff.content.post', many: 'staff.content.posts' },
};

export const newContentTexts: Readonly<Record<NewContentKind, string>> = {
  page: 'staff.content.newPage',
  post: 'staff.content.newPost',
};

export const contentStateTexts: Readonly<Record<ContentState, string>> = {
  draft: 'staff.content.state.draft',
  planned: 'staff.content.state.planned',
  published: 'staff.content.state.published',
};

export const contentViewTexts: Readonly<Record<ContentState, string>> = {
  draft: 'staff.content.view.draft',
  planned: 'staff.content.view.planned',
  published: 'staff.content.view.published',
};

export const messageViewTexts = {
  open: { label: 'staff.messages.view.open', none: 'staff.messages.none.open' },
  answered: { label: 'staff.messages.view.answered', none: 'staff.messages.none.answered' },
  failed: { label: 'staff.messages.view.failed', none: 'staff.messages.none.failed' },
} as const;

export const slotStepTexts = {
  dispatched: {
    title: 'staff.slot.dispatch.title',
    will: 'staff.slot.dispatch.will',
    do: 'staff.slot.dispatch.do',
  },
  delivered: {
    title: 'staff.slot.deliver.title',
    will: 'staff.slot.deliver.will',
    do: 'staff.slot.deliver.do',
  },
} as const;

export const groupTexts: Readonly<Record<ProductGroupForm['field'], string>> = {
  collection: 'staff.products.group.collection',
  tax_class_id: 'staff.products.group.taxClass',
  status: 'staff.products.group.status',
};

export const groupLabels: Readonly<Record<ProductGroupForm['field'], string>> = {
  collection: 'staff.import.field.collection',
  tax_class_id: 'staff.product.taxClass',
  status: 'staff.product.status',
};

export const importStateTexts: Readonly<Record<ImportState, string>> = {
  checked: 'staff.import.state.checked',
  done: 'staff.import.state.done',
  draft: 'staff.import.state.draft',
  failed: 'staff.import.state.failed',
  running: 'staff.import.state.running',
  stopped: 'staff.import.state.stopped',
  undone: 'staff.import.state.undone',
  waiting: 'staff.import.state.waiting',
};

export const mappedFieldTexts: Readonly<
  Record<Exclude<keyof ImportMapping['columns'], 'language'>, string>
> = {
  allergen_names: 'staff.product.allergenNames',
  allergens: 'product.allergens.title',
  backorder: 'staff.import.field.backorder',
  barcode: 'staff.import.field.barcode',
  brand: 'staff.import.field.brand',
  collection: 'staff.import.field.collection',
  collection_else: 'staff.import.field.collectionElse',
  collection_path: 'staff.import.field.collection_path',
  description: 'staff.import.field.description',
  in_stock: 'staff.import.field.inStock',
  ingredients: 'staff.product.ingredients',
  is_weighed: 'staff.import.field.isWeighed',
  key: 'staff.import.field.key',
  key_else: 'staff.import.field.keyElse',
  list_price: 'staff.import.field.list_price',
  marks: 'staff.product.marks',
  may_contain: 'product.allergens.mayContain',
  meta_description: 'staff.product.metaDescription',
  meta_title: 'staff.product.metaTitle',
  minimum: 'staff.import.field.minimum',
  name: 'staff.import.field.name',
  option1_name: 'staff.import.field.option1Name',
  option1_value: 'staff.import.field.option1Value',
  option2_name: 'staff.import.field.option2Name',
  option2_value: 'staff.import.field.option2Value',
  option3_name: 'staff.import.field.option3Name',
  option3_value: 'staff.import.field.option3Value',
  pack_size: 'staff.import.field.packSize',
  pack_unit: 'staff.import.field.packUnit',
  parent: 'staff.import.field.parent',
  picture_alt: 'staff.product.pictureAlt',
  pictures: 'staff.import.field.pictures',
  price: 'staff.import.field.price',
  rating: 'staff.import.field.rating',
  sale_from: 'staff.import.field.saleFrom',
  sale_until: 'staff.import.field.saleUntil',
  sku: 'staff.import.field.sku',
  stock: 'staff.import.field.stock',
  stock_tracker: 'staff.import.field.stockTracker',
  tax_class: 'staff.product.taxClass',
  tax_code: 'staff.product.taxCode',
};
