import { FieldError } from '../../forms/FieldFrame.tsx';
import type { FormAnswer, ServerForm } from '../../forms/useServerForm.ts';
import { PictureChoice } from './PictureChoice.tsx';

interface PictureFieldProps {
  readonly form: ServerForm<FormAnswer>;
  readonly name: string;
}

export function PictureField({ form, name }: PictureFieldProps) {
  const field = form.fieldOf(name);
  return (
    <div>
      <PictureChoice
        id={field.id}
        value={field.value}
        onChange={(picture) => form.setValue(name, picture)}
      />
      <FieldError field={field} />
    </div>
  );
}
