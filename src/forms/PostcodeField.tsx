import FormHelperText from '@mui/material/FormHelperText';
import { FormattedMessage } from 'react-intl';
import { useGetCountryQuery } from '../api/api.ts';
import { NamedField } from './NamedField.tsx';
import { isPostcodeOfOtherState } from './pinStates.ts';
import type { ServerForm } from './useServerForm.ts';

interface PostcodeFieldProps {
  readonly form: ServerForm<unknown>;
}

/**
 * Postcode field: required, optional or hidden, depending on the country. Warns about an Indian postcode of another
 * state, but accepts it.
 */
export function PostcodeField({ form }: PostcodeFieldProps) {
  const { value: countryId } = form.fieldOf('country_id');
  const { currentData } = useGetCountryQuery({ countryId }, { skip: countryId === '' });
  const demand = currentData?.postcode ?? 'required';
  const { value: postcode } = form.fieldOf('postcode');
  const { value: zoneId } = form.fieldOf('zone_id');
  const state = currentData?.zone?.find(({ zone_id: id }) => id === zoneId)?.name;
  if (demand === 'none') return null;
  const isAsked =
    countryId === 'IN' && state !== undefined && isPostcodeOfOtherState(postcode, zoneId);
  return (
    <div>
      <NamedField form={form} name="postcode" isRequired={demand === 'required'} />
      <div role="status">
        {isAsked && (
          <FormHelperText>
            <FormattedMessage id="form.postcode.elsewhere" values={{ postcode, state }} />
          </FormHelperText>
        )}
      </div>
    </div>
  );
}
