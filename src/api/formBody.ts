type FormField =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly (string | number)[]
  | { readonly [key: string]: FormField };

function append(form: URLSearchParams, name: string, field: FormField): void {
  if (field === null || field === undefined) return;
  if (Array.isArray(field)) {
    for (const value of field) form.append(`${name}[]`, String(value));
  } else if (typeof field === 'object') {
    for (const [key, value] of Object.entries(field)) append(form, `${name}[${key}]`, value);
  } else {
    form.append(name, String(field));
  }
}

/**
 * Encodes a form as `application/x-www-form-urlencoded`: objects as `name[key]=value`, lists as `name[]=value`.
 * Omits absent fields.
 */
export function formBody(fields: object): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, field] of Object.entries(fields)) append(form, name, field as FormField);
  return form;
}
