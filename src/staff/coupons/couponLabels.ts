export const couponLabels = {
  code: 'staff.coupons.field.code',
  kind: 'staff.coupons.field.kind',
  percent: 'staff.coupons.field.percent',
  amount: 'staff.coupons.field.amount',
  minimum: 'staff.coupons.field.minimum',
  starts: 'staff.coupons.field.starts',
  ends: 'staff.coupons.field.ends',
  limit: 'staff.coupons.field.limit',
  once: 'staff.coupons.field.once',
  paused: 'staff.coupons.field.paused',
  products: 'staff.coupons.field.products',
  collections: 'staff.coupons.field.collections',
} as const;

export const couponKinds = [
  ['percent', 'staff.coupons.kind.percent'],
  ['amount', 'staff.coupons.kind.amount'],
] as const;
