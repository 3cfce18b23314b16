/** A way of delivery as its form has it: texts by the name of a field. */
import { object, string } from 'yup';
import type {
  DeliveryMethodValues,
  DeliveryWindow,
  StaffDeliveryMethod,
} from '../../api/staffApi.ts';
import type { FormValues } from '../../forms/useServerForm.ts';
import { amountText, isAmount, typedAmount } from '../ui/amount.ts';
import { withBase } from '../ui/conflict.ts';

/** A window whose numbers are what was typed. */
export interface TypedWindow extends Omit<DeliveryWindow, 'cutoff_hours' | 'capacity'> {
  readonly cutoff_hours: string;
  readonly capacity: string;
}

const listOf = <Item>(text: string | undefined) => JSON.parse(text || '[]') as Item[];

const asText = (list: readonly unknown[]) => (list.length === 0 ? '' : JSON.stringify(list));

/** The windows that a form's text holds. */
export const readWindows = (text: string | undefined): TypedWindow[] => listOf<TypedWindow>(text);

/** The windows as a form's text. */
export const writeWindows = (windows: readonly TypedWindow[]): string => asText(windows);

/** The ids that a form's text holds. */
export const readIds = (text: string | undefined): string[] => listOf<string>(text);

/** The ids as a form's text. */
export const writeIds = (ids: readonly string[]): string => asText(ids);

/** A window that is not there yet. */
export const NEW_WINDOW: TypedWindow = {
  id: null,
  weekdays: [1, 2, 3, 4, 5, 6],
  starts: '09:00',
  ends: '12:00',
  cutoff_hours: '12',
  capacity: '20',
};

/** What a form shows of a way of delivery. */
function toFormValues(values: DeliveryMethodValues): FormValues {
  const { name, description, price, free_from: freeFrom } = values;
  return {
    name_en: name.en,
    name_fr: name.fr,
    description_en: description.en,
    description_fr: description.fr,
    price: amountText(price),
    free_from: freeFrom === null ? '' : amountText(freeFrom),
    position: String(values.position),
    days_ahead: String(values.days_ahead),
    is_active: values.is_active ? 'yes' : '',
    country_ids: writeIds(values.country_ids),
    zone_ids: writeIds(values.zone_ids),
    postcode_prefixes: values.postcode_prefixes.join(', '),
    windows: writeWindows(
      values.windows.map(({ cutoff_hours: hours, capacity, ...window }) => ({
        ...window,
        cutoff_hours: String(hours),
        capacity: String(capacity),
      })),
    ),
  };
}

/** The form of one that is there, with the version that is changed and what it was. */
export function formOf({ values, version }: StaffDeliveryMethod): FormValues {
  return withBase(toFormValues(values), String(version));
}

/** The form of a way of delivery that is not there yet. */
export const emptyForm: FormValues = {
  ...toFormValues({
    name: { en: '', fr: '' },
    description: { en: '', fr: '' },
    price: 0,
    free_from: null,
    country_ids: [],
    zone_ids: [],
    postcode_prefixes: [],
    position: 0,
    days_ahead: 7,
    is_active: true,
    windows: [],
  }),
  price: '',
};

/** What is sent of a form without errors. */
export function toMethodValues(form: FormValues): DeliveryMethodValues {
  const text = (name: string) => (form[name] ?? '').trim();
  return {
    name: { en: text('name_en'), fr: text('name_fr') },
    description: { en: text('description_en'), fr: text('description_fr') },
    price: typedAmount(text('price')) ?? 0,
    free_from: typedAmount(text('free_from')) ?? null,
    country_ids: readIds(form['country_ids']),
    zone_ids: readIds(form['zone_ids']),
    postcode_prefixes: [
      ...new Set(
        text('postcode_prefixes')
          .split(/[,;\n]/)
          .map((prefix) => prefix.trim())
          .filter((prefix) => prefix !== ''),
      ),
    ],
    position: Number(text('position')),
    days_ahead: Number(text('days_ahead')),
    is_active: form['is_active'] === 'yes',
    windows: readWindows(form['windows']).map(
      ({ cutoff_hours: hours, capacity, weekdays, ...window }) => ({
        ...window,
        weekdays: weekdays.toSorted((a, b) => a - b),
        cutoff_hours: Number(hours),
        capacity: Number(capacity),
      }),
    ),
  };
}

/** A whole number between two others, as it is typed. */
export const isWhole = (text: string | undefined, least: number, most: number): boolean =>
  /^\d{1,5}$/.test(text?.trim() ?? '') && Number(text) >= least && Number(text) <= most;

const line = (most: number) => string().trim().max(most, 'form.error.long');

const whole = (least: number, most: number, messageId: string) =>
  string()
    .trim()
    .required('form.error.missing')
    .test('whole', messageId, (text) => isWhole(text, least, most));

const isWindow = ({ weekdays, starts, ends, cutoff_hours: hours, capacity }: TypedWindow) =>
  weekdays.length > 0 &&
  starts !== '' &&
  starts < ends &&
  isWhole(hours, 0, 720) &&
  isWhole(capacity, 1, 10_000);

/** The rules of the form that need nothing but the form; the backend has them, too. */
export const methodSchema = object({
  name_en: line(100).required('form.error.missing'),
  name_fr: line(100),
  description_en: line(500),
  description_fr: line(500),
  price: string()
    .required('form.error.missing')
    .test('amount', 'staff.delivery.amountInvalid', isAmount),
  free_from: string().test('amount', 'staff.delivery.amountInvalid', isAmount),
  position: whole(0, 1000, 'staff.products.stock.invalid'),
  days_ahead: whole(0, 30, 'staff.delivery.daysInvalid'),
  country_ids: string().required('form.error.country'),
  windows: string().test('windows', 'staff.delivery.windowInvalid', (text) =>
    readWindows(text).every(isWindow),
  ),
});
