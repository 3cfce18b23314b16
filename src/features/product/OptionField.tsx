import { FormattedMessage } from 'react-intl';
import type { ProductOption } from '../../api/endpoints.gen.ts';
import { ChevronIcon } from '../../components/icons.tsx';
import { OptionChoiceList } from './OptionChoiceList.tsx';
import styles from './OptionField.module.css';
import { OptionValueName } from './OptionValueName.tsx';

export interface OptionFieldProps {
  readonly option: ProductOption;
  /** Id of the chosen value, ids of the chosen values (checkbox), or the text */
  readonly choice: string | readonly string[];
  /** A value must be given and is not */
  readonly isMissing: boolean;
  /** What the server says of it */
  readonly serverError?: string | undefined;
  readonly onChange: (choice: string | string[]) => void;
}

/** Id of the control that takes the focus when the option is invalid. */
export function optionFieldId(optionId: string): string {
  return `option-${optionId}`;
}

/** One option of a product, as the field that its type asks for. */
export function OptionField(props: OptionFieldProps) {
  const { option, choice, isMissing, serverError, onChange } = props;
  const id = optionFieldId(option.product_option_id);
  const errorId = `${id}-error`;
  const isInvalid = isMissing || serverError !== undefined;
  const error = isInvalid && (
    <p id={errorId} className={styles.error} role="alert">
      {isMissing ? (
        <FormattedMessage id="catalog.option.required" values={{ name: option.name }} />
      ) : (
        serverError
      )}
    </p>
  );
  const shared = {
    id,
    className: styles.control,
    value: typeof choice === 'string' ? choice : '',
    required: option.required,
    'aria-invalid': isInvalid,
    'aria-describedby': isInvalid ? errorId : undefined,
  };

  if (option.type === 'select' || option.type === 'text') {
    return (
      <div className={styles.field}>
        <label htmlFor={id} className={styles.label}>
          <OptionLabel option={option} />
        </label>
        {option.type === 'text' ? (
          <input
            {...shared}
            type="text"
            maxLength={200}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <span className={styles.box}>
            <select {...shared} onChange={(event) => onChange(event.target.value)}>
              <option value="" disabled={option.required}>
                <FormattedMessage id="catalog.option.choose" />
              </option>
              {option.product_option_value.map((value) => (
                <option key={value.product_option_value_id} value={value.product_option_value_id}>
                  <OptionValueName value={value} />
                </option>
              ))}
            </select>
            <ChevronIcon size={18} className={styles.arrow} />
          </span>
        )}
        {error}
      </div>
    );
  }
  return (
    <fieldset
      className={styles.field}
      role={option.type === 'checkbox' ? 'group' : 'radiogroup'}
      aria-invalid={option.type === 'checkbox' ? undefined : isInvalid}
      aria-required={option.type === 'checkbox' ? undefined : option.required}
      aria-describedby={isInvalid ? errorId : undefined}
    >
      <legend className={styles.label}>
        <OptionLabel option={option} />
      </legend>
      <OptionChoiceList option={option} choice={choice} firstId={id} onChange={onChange} />
      {error}
    </fieldset>
  );
}

function OptionLabel({ option }: { readonly option: ProductOption }) {
  if (option.required) return option.name;
  return (
    <>
      {option.name}{' '}
      <span className={styles.optional}>
        <FormattedMessage id="catalog.option.optional" />
      </span>
    </>
  );
}
