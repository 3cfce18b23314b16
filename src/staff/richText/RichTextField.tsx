import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../components/state/ErrorBoundary.tsx';
import type { Field } from '../../forms/field.ts';
import { FieldError } from '../../forms/FieldFrame.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';

const RichTextEditor = lazy(async () => {
  const { RichTextEditor: component } = await import(
    /* webpackChunkName: "rich-text" */ './RichTextEditor.tsx'
  );
  return { default: component };
});

interface RichTextFieldProps {
  readonly field: Field;
  readonly label: string;
  readonly onChange: (html: string) => void;
  readonly isReadOnly: boolean;
}

export function RichTextField({ field, label, onChange, isReadOnly }: RichTextFieldProps) {
  return (
    <ErrorBoundary
      fallback={<TextAreaField field={field} label={label} isRequired={false} rows={8} />}
    >
      <FormControl fullWidth error={field.error !== undefined}>
        <FormLabel component="span">{label}</FormLabel>
        <Suspense fallback={<Skeleton variant="rounded" height={164} />}>
          <RichTextEditor
            id={field.id}
            label={label}
            value={field.value}
            onChange={onChange}
            isReadOnly={isReadOnly}
          />
        </Suspense>
        <FieldError field={field} />
      </FormControl>
    </ErrorBoundary>
  );
}
