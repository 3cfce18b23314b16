import { placeRules } from '../../features/support/redactPlace.ts';
import type { Rule } from '../../features/support/redactor.ts';

/** Areas of which every path names things of the shop; those of orders carry numbers that name a shopper's. */
const PUBLIC_AREAS = new Set([
  'account',
  'changes',
  'collections',
  'content',
  'coupons',
  'currencies',
  'delivery',
  'first-steps',
  'import',
  'insight',
  'members',
  'messages',
  'new-coupon',
  'packing',
  'password',
  'products',
  'replay',
  'reviews',
  'shop',
  'stock',
]);

/** The changes of one product, as the page of its stock asks for them. */
const CHANGES_OF_PRODUCT = /^\?subject=product&subject_id=\d+$/;

const { pathname, query, hash, place } = placeRules({
  isPublic: (path) => {
    const [, root, area = ''] = path.split('/');
    return root === 'staff' && PUBLIC_AREAS.has(area);
  },
  segments: new Set(['', 'staff', 'orders']),
  parameters: new Set([
    'after',
    'as',
    'before',
    'collection',
    'day',
    'days',
    'direction',
    'draft',
    'form',
    'kind',
    'page',
    'payment',
    'size',
    'slot',
    'slot_id',
    'sort',
    'special',
    'state',
    'status',
    'stock',
    'subject',
    'view',
  ]),
});

const staffQuery: Rule = (value, redactor) =>
  CHANGES_OF_PRODUCT.test(String(value)) ? value : query(value, redactor);

/** Rules of the counter's URLs. What is typed into a search is masked: it may be a shopper's name. */
export const staffPlaces = { pathname, query: staffQuery, hash, place };
