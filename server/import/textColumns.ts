export const TEXT_COLUMNS = {
  name: 'name',
  description: 'description',
  keywords: 'keywords',
  ingredients: 'ingredients',
  allergenNames: 'allergen_names',
  pictureAlt: 'picture_alt',
  metaTitle: 'meta_title',
  metaDescription: 'meta_description',
} as const;

export type TextField = keyof typeof TEXT_COLUMNS;

export const TEXT_FIELDS = Object.keys(TEXT_COLUMNS) as TextField[];

export type ProductTexts = Record<TextField, string>;
