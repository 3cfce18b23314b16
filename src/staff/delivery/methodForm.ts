import { object, string } from 'yup';
import type {
  DeliveryMethodValues,
  DeliveryWindow,
  StaffDeliveryMethod,
} from '../../api/staffApi.ts';
import type { FormValues } from '../../forms/useServerForm.ts';
import { amountText, isAmount, parseAmount } from '../ui/amount.ts';
import { withBase } from '../ui/conflict.ts';

export interface TypedWindow extends Omit<DeliveryWindow, 'cutoff_hours' | 'capacity'> {
  readonly cutoff_hours: string;
  readonly capacity: string;
}

const listOf = <Item>(text: string | undefined) => JSON.parse(text || '[]') as Item[];

const asText = (list: readonly unknown[]) => (list.length === 0 ? '' : JSON.stringify(list));

export const readWindows = (text: string | undefined): TypedWindow[] => listOf<TypedWindow>(text);

export const writeWindows = (windows: readonly TypedWindow[]): string => asText(windows);

export const readIds = (text: string | undefined): string[] => listOf<string>(text);

export const writeIds = (ids: readonly string[]): string => asText(ids);

export const NEW_WINDOW: TypedWindow = {
  id: null,
  weekdays: [1, 2, 3, 4, 5, 6],
  starts: '09:00',
  ends: '12:00',
  cutoff_hours: '12',
  capacity: '20',
};

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

export function formOf({ values, version }: StaffDeliveryMethod): FormValues {
  return withBase(toFormValues(values), String(version));
}

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

export function toMethodValues(form: FormValues): DeliveryMethodValues {
  const text = (name: string) => (form[name] ?? '').trim();
  return {
    name: { en: text('name_en'), fr: text('name_fr') },
    description: { en: text('description_en'), fr: text('description_fr') },
    price: parseAmount(text('price')) ?? 0,
    free_from: parseAmount(text('free_from')) ?? null,
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

export const isIntegerBetween = (text: string | undefined, least: number, most: number): boolean =>
  /^\d{1,5}$/.test(text?.trim() ?? '') && Number(text) >= least && Number(text) <= most;

const line = (most: number) => string().trim().max(most, 'form.error.long');

const whole = (least: number, most: number, messageId: string) =>
  string()
    .trim()
    .required('form.error.missing')
    .test('whole', messageId, (text) => isIntegerBetween(text, least, most));

const isWindow = ({ weekdays, starts, ends, cutoff_hours: hours, capacity }: TypedWindow) =>
  weekdays.length > 0 &&
  starts !== '' &&
  starts < ends &&
  isIntegerBetween(hours, 0, 720) &&
  isIntegerBetween(capacity, 1, 10_000);

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
