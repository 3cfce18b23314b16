/** Message ids by field name, without the language suffix. */
export const fieldLabels: Readonly<Record<string, string>> = {
  added_sugars: 'nutritionTable.added_sugars.name',
  allergen_names: 'staff.product.allergenNames',
  allergens: 'product.allergens.title',
  barcode: 'staff.product.barcode',
  brand: 'staff.products.column.brand',
  carbohydrate: 'nutritionTable.carbohydrate.name',
  cholesterol_mg: 'staff.product.cholesterolMg',
  collection: 'staff.products.collection',
  description: 'staff.product.description',
  drained_amount: 'staff.product.drainedAmount',
  energy_kcal: 'staff.product.energyKcal',
  energy_kj: 'staff.product.energyKj',
  fat: 'nutritionTable.fat.name',
  fibre: 'nutritionTable.fibre.name',
  ingredients: 'staff.product.ingredients',
  keywords: 'staff.product.keywords',
  marks: 'staff.product.marks',
  may_contain: 'product.allergens.mayContain',
  minimum: 'staff.product.minimum',
  monounsaturates: 'nutritionTable.monounsaturates.name',
  name: 'staff.name',
  options: 'staff.product.options',
  picture_alt: 'staff.product.pictureAlt',
  polyols: 'nutritionTable.polyols.name',
  polyunsaturates: 'nutritionTable.polyunsaturates.name',
  price: 'staff.products.column.price',
  protein: 'nutritionTable.protein.name',
  salt: 'nutritionTable.salt.name',
  saturates: 'nutritionTable.saturates.name',
  sodium_mg: 'staff.product.sodiumMg',
  special: 'staff.products.column.special',
  special_from: 'staff.product.specialFrom',
  special_until: 'staff.product.specialUntil',
  starch: 'nutritionTable.starch.name',
  stock: 'staff.products.stock',
  sugars: 'nutritionTable.sugars.name',
  tax_class_id: 'staff.product.taxClass',
  tax_code: 'staff.product.taxCode',
  trans_fat: 'nutritionTable.trans_fat.name',
  unit_amount: 'staff.product.unitAmount',
  unit_measure: 'staff.product.unitMeasure',
};

export const markLabels = {
  vegetarian: 'staff.product.mark.vegetarian',
  vegan: 'staff.product.mark.vegan',
  organic: 'staff.product.mark.organic',
} as const;

export const measureLabels = {
  g: 'staff.product.measure.g',
  ml: 'staff.product.measure.ml',
  piece: 'staff.product.measure.piece',
} as const;

export const optionTypeLabels = {
  select: 'staff.product.option.select',
  radio: 'staff.product.option.radio',
  checkbox: 'staff.product.option.checkbox',
  image: 'staff.product.option.image',
  text: 'staff.product.option.text',
} as const;
