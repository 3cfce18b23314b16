import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useListContentChoicesQuery } from '../../api/staffApi.ts';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { FieldError } from '../../forms/FieldFrame.tsx';
import type { FormAnswer, ServerForm } from '../../forms/useServerForm.ts';
import { NewTagDialog } from './NewTagDialog.tsx';
import { useContentLabel } from './useContentLabel.ts';

/** Checkboxes of a post's tags. The field's value is the tags' handles, separated by spaces. */
export function TagsField({ form }: { readonly form: ServerForm<FormAnswer> }) {
  const labelOf = useContentLabel('post');
  const { data } = useListContentChoicesQuery();
  const [isAdding, setIsAdding] = useState(false);
  const field = form.fieldOf('tags');
  const chosen = field.value.split(' ').filter((tag) => tag !== '');
  const toggle = (tag: string, isOn: boolean) =>
    form.setValue('tags', (isOn ? [...chosen, tag] : chosen.filter((it) => it !== tag)).join(' '));
  return (
    <FormControl component="fieldset" error={field.error !== undefined}>
      <FormLabel component="legend">{labelOf('tags')}</FormLabel>
      {(data ? data.tags : []).map(({ handle, name }) => (
        <CheckboxField
          key={handle}
          name={`tags-${handle}`}
          label={name}
          isChecked={chosen.includes(handle)}
          onChange={(isOn) => toggle(handle, isOn)}
        />
      ))}
      <FieldError field={field} />
      <Button
        variant="outlined"
        sx={{ mt: 1, alignSelf: 'flex-start' }}
        onClick={() => setIsAdding(true)}
      >
        <FormattedMessage id="staff.content.newTag" />
      </Button>
      {isAdding && (
        <NewTagDialog
          onAdded={(handle) => toggle(handle, true)}
          onClose={() => setIsAdding(false)}
        />
      )}
    </FormControl>
  );
}
