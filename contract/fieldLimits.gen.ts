// Written by `npm run generate` from contract/openapi.yaml. Do not edit.
/** How many characters a field of a form takes, in code points, by its name. */
export const fieldLimits = {
  address_1: { maximum: 120 },
  address_2: { maximum: 120 },
  city: { maximum: 120 },
  email: { maximum: 254 },
  firstname: { maximum: 100 },
  lastname: { maximum: 100 },
  message: { maximum: 4000 },
  name: { maximum: 100 },
  note: { maximum: 1000 },
  old_password: { maximum: 1000 },
  order_number: { maximum: 30 },
  password: { minimum: 10, maximum: 200 },
  postcode: { maximum: 12 },
  text: { maximum: 5000 },
} as const;
