import { object, string } from 'yup';
import type { CollectionValues, EditedCollection } from '../../api/staffApi.ts';
import type { FormValues } from '../../forms/useServerForm.ts';

const TEXTS = ['name_en', 'name_fr', 'description_en', 'description_fr'] as const;

export const toFormValues = (collection: EditedCollection | undefined): FormValues => ({
  ...Object.fromEntries(TEXTS.map((name) => [name, collection?.values[name] ?? ''])),
  position: String(collection?.values.position ?? 100),
});

export const toCollectionValues = (form: FormValues): CollectionValues => ({
  position: Number(form['position']),
  name_en: (form['name_en'] ?? '').trim(),
  name_fr: (form['name_fr'] ?? '').trim(),
  description_en: (form['description_en'] ?? '').trim(),
  description_fr: (form['description_fr'] ?? '').trim(),
});

export const collectionSchema = object({
  name_en: string().trim().required('form.error.missing').max(200, 'form.error.long'),
  name_fr: string()
    .trim()
    .max(200, 'form.error.long')
    .test(
      'described',
      'form.error.missing',
      (name = '', { parent }: { parent: { description_fr?: string } }) =>
        name.trim() !== '' || (parent.description_fr ?? '').trim() === '',
    ),
  description_en: string().trim().max(1000, 'form.error.long'),
  description_fr: string().trim().max(1000, 'form.error.long'),
  position: string()
    .trim()
    .matches(/^\d{1,3}$/, 'staff.products.stock.invalid'),
});
