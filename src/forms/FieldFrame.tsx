import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Field, FieldTexts } from './field.ts';

interface FieldFrameProps extends FieldTexts {
  readonly field: Field;
  readonly children: ReactNode;
}

export function FieldFrame({ field, label, hint, isRequired = true, children }: FieldFrameProps) {
  const { id, error } = field;
  return (
    <FormControl fullWidth error={error !== undefined}>
      <FormLabel htmlFor={id}>
        <span>{label}</span>
        {!isRequired && (
          <>
            {' '}
            <Typography component="span" variant="caption" color="textSecondary">
              <FormattedMessage id="form.optional" />
            </Typography>
          </>
        )}
      </FormLabel>
      {hint && (
        <FormHelperText id={`${id}-hint`} error={false}>
          {hint}
        </FormHelperText>
      )}
      {children}
      <FieldError field={field} />
    </FormControl>
  );
}

export function FieldError({ field: { id, error } }: { readonly field: Field }) {
  return (
    <div aria-live="polite">
      {error && (
        <FormHelperText id={`${id}-error`} error tabIndex={-1}>
          {error}
        </FormHelperText>
      )}
    </div>
  );
}
