import { object, string, type AnyObjectSchema } from 'yup';
import type { ContentKind } from '../../api/staffApi.ts';
import { FOOTER_TEXTS } from './footerForm.ts';

const line = (most: number) => string().trim().max(most, 'form.error.long');

const textsIn = (language: string) => ({
  [`lead_${language}`]: line(1000),
  [`picture_alt_${language}`]: line(500),
  [`meta_description_${language}`]: line(500),
  [`keywords_${language}`]: line(1000),
});

const common = {
  title_en: line(200).required('form.error.missing'),
  title_fr: line(200),
  ...textsIn('en'),
  ...textsIn('fr'),
};

const schemas: Readonly<Record<ContentKind, AnyObjectSchema>> = {
  page: object(common),
  post: object({
    ...common,
    author: line(200).required('form.error.missing'),
    day: string().required('form.error.missing'),
  }),
  // The backend validates the lists and names the invalid entry.
  home: object(),
  menu: object(),
  footer: object(
    Object.fromEntries(
      Object.entries(FOOTER_TEXTS).flatMap(([name, most]) => [
        [`${name}_en`, line(most)],
        [`${name}_fr`, line(most)],
      ]),
    ),
  ),
};

export const contentSchema = (kind: ContentKind): AnyObjectSchema => schemas[kind];
