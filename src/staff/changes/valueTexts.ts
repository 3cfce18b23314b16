import type { ChangeSubject } from '../../api/staffApi.ts';
import { allergenIds } from '../../components/goods/allergenIds.ts';
import { markLabels, measureLabels, optionTypeLabels } from '../products/editor/fieldLabels.ts';
import {
  causeTexts,
  importStateTexts,
  paymentTexts,
  refundStateTexts,
  roleTexts,
  statusTexts,
} from '../ui/textIds.ts';

const keyTexts = {
  live: 'staff.changes.value.keysLive',
  none: 'staff.changes.value.keysNone',
  test: 'staff.changes.value.keysTest',
};

export const valueTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  allergens: allergenIds,
  may_contain: allergenIds,
  cause: Object.fromEntries(Object.entries(causeTexts).map(([cause, { label }]) => [cause, label])),
  marks: markLabels,
  payment: paymentTexts,
  razorpay_keys: keyTexts,
  stripe_keys: keyTexts,
  role: roleTexts,
  state: refundStateTexts,
  status: statusTexts,
  type: optionTypeLabels,
  unit_measure: measureLabels,
};

export const ownValueTexts: Partial<Record<ChangeSubject, typeof valueTexts>> = {
  import: { state: importStateTexts },
};
