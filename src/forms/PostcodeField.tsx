import { useGetCountryQuery } from '../api/api.ts';
import { NamedField } from './NamedField.tsx';
import type { ServerForm } from './useServerForm.ts';

interface PostcodeFieldProps {
  readonly form: ServerForm<unknown>;
}

/** The postcode of an address, as its country has one: needed, perhaps, or none. */
export function PostcodeField({ form }: PostcodeFieldProps) {
  const { value: countryId } = form.fieldOf('country_id');
  const { currentData } = useGetCountryQuery({ countryId }, { skip: countryId === '' });
  const demand = currentData?.postcode ?? 'required';
  if (demand === 'none') return null;
  return <NamedField form={form} name="postcode" isRequired={demand === 'required'} />;
}
