import { object, string } from 'yup';
import { NUTRIENTS } from '../../../contract/nutrients.ts';
import type { ImportMapping } from '../../api/staffApi.ts';
import type { FormValues } from '../../forms/useServerForm.ts';

export const MAPPED_SECTIONS = {
  product: [
    'key',
    'name',
    'price',
    'list_price',
    'collection',
    'brand',
    'description',
    'pictures',
    'picture_alt',
    'stock',
    'sku',
    'barcode',
    'pack_size',
    'pack_unit',
    'minimum',
    'tax_class',
    'tax_code',
    'rating',
    'is_weighed',
    'meta_title',
    'meta_description',
  ],
  food: ['ingredients', 'allergens', 'may_contain', 'allergen_names', 'marks'],
  variants: [
    'option1_name',
    'option1_value',
    'option2_name',
    'option2_value',
    'option3_name',
    'option3_value',
    'parent',
  ],
  others: [
    'key_else',
    'collection_else',
    'collection_path',
    'stock_tracker',
    'in_stock',
    'backorder',
    'sale_from',
    'sale_until',
  ],
} as const;

const MAPPED_FIELDS = Object.values(MAPPED_SECTIONS).flat();

export type MappedField = (typeof MAPPED_FIELDS)[number];

export const NEEDED_FIELDS: ReadonlySet<MappedField> = new Set([
  'key',
  'name',
  'price',
  'collection',
]);

const wholeNumber = string()
  .trim()
  .required('form.error.missing')
  .matches(/^\d{1,9}$/, { message: 'staff.stock.amountInvalid', excludeEmptyString: true });

export const mappingSchema = object({
  ...Object.fromEntries(
    [...NEEDED_FIELDS].map((field) => [field, string().required('staff.import.columnMissing')]),
  ),
  source: string().trim().max(100, 'form.error.long').required('form.error.missing'),
  constantStock: wholeNumber,
  constantMinimum: wholeNumber.matches(/[1-9]/, {
    message: 'staff.stock.amountInvalid',
    excludeEmptyString: true,
  }),
});

export function mappingValues({
  source,
  language,
  description_format: format,
  columns,
  nutrition = {},
  constants,
}: ImportMapping): FormValues {
  return {
    ...Object.fromEntries(MAPPED_FIELDS.map((field) => [field, columns[field] ?? ''])),
    ...Object.fromEntries(NUTRIENTS.map((name) => [name, nutrition[name] ?? ''])),
    // The form requires a source; `own` marks a file exported by the shop.
    source: source ?? 'own',
    language,
    format,
    constantStock: String(constants.stock),
    constantMinimum: String(constants.minimum),
  };
}

export function toImportMapping(values: FormValues, suggested: ImportMapping): ImportMapping {
  const { source = '', language, format, constantStock, constantMinimum } = values;
  const column = (field: MappedField) => values[field] ?? '';
  const further = MAPPED_FIELDS.filter(
    (field) => !NEEDED_FIELDS.has(field) && column(field) !== '',
  );
  return {
    ...suggested,
    source: suggested.source === null ? null : source.trim(),
    language: language === 'fr' ? 'fr' : 'en',
    description_format: format === 'html' ? 'html' : 'text',
    columns: {
      key: column('key'),
      name: column('name'),
      price: column('price'),
      collection: column('collection'),
      ...Object.fromEntries(further.map((field) => [field, column(field)])),
    },
    nutrition: Object.fromEntries(
      NUTRIENTS.flatMap((name) => (values[name] ? [[name, values[name]]] : [])),
    ),
    constants: { stock: Number(constantStock), minimum: Number(constantMinimum) },
  };
}
