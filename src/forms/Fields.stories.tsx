import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CheckboxField } from './CheckboxField.tsx';
import type { Field } from './field.ts';
import { FormMessage } from '../components/state/FormMessage.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SelectField } from './SelectField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';
import styles from './Form.module.css';

interface FieldsProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly isBusy: boolean;
}

function Fields({ value, error, isBusy }: FieldsProps) {
  const fieldOf = (name: string): Field => ({
    id: `story-${name}`,
    name,
    value,
    error,
    onChange: () => undefined,
    onBlur: () => undefined,
  });
  return (
    <form className={styles.form} aria-label="Fields">
      <TextField field={fieldOf('town')} label="City" hint="Where it goes." />
      <TextField field={fieldOf('line')} label="Second line" isRequired={false} />
      <TextAreaField field={fieldOf('note')} label="Note" />
      <PasswordField
        field={fieldOf('secret')}
        label="Password"
        hint="At least 10 characters."
        autoComplete="new-password"
      />
      <SelectField
        field={fieldOf('country')}
        label="Country"
        placeholder="Choose one"
        options={[{ value: 'IN', label: 'India' }]}
      />
      <CheckboxField name="milk" label="Milk" isChecked onChange={() => undefined} />
      <FormMessage outcome={error ? { kind: 'error', text: error } : undefined} />
      <SubmitButton label="Save" isBusy={isBusy} />
    </form>
  );
}

const meta = {
  component: Fields,
  parameters: {
    draws: [
      'CheckboxField',
      'FieldError',
      'FieldFrame',
      'FormMessage',
      'PasswordField',
      'SelectField',
      'SubmitButton',
      'TextAreaField',
      'TextField',
    ],
  },
  args: { value: '', error: undefined, isBusy: false },
} satisfies Meta<typeof Fields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'IN' } };
export const Invalid: Story = { args: { error: 'Required' } };
export const Busy: Story = { args: { value: 'IN', isBusy: true } };
