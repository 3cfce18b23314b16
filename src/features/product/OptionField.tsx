import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProductOption } from '../../api/endpoints.gen.ts';
import type { Unavailability } from '../../lib/variants.ts';
import { OptionChoiceList } from './OptionChoiceList.tsx';
import styles from './OptionField.module.css';
import { useOptionValueText } from './useOptionValueText.ts';

export interface OptionFieldProps {
  readonly option: ProductOption;
  readonly choice: string | readonly string[];
  readonly isMissing: boolean;
  readonly unavailable?: ReadonlyMap<string, Unavailability>;
  readonly serverError?: string | undefined;
  readonly onChange: (choice: string | string[]) => void;
}

export function optionFieldName(optionId: string): string {
  return `option-${optionId}`;
}

export function OptionField(props: OptionFieldProps) {
  const { option, choice, isMissing, unavailable, serverError, onChange } = props;
  const { formatMessage } = useIntl();
  const optionValueText = useOptionValueText(unavailable);
  const id = useId();
  const name = optionFieldName(option.product_option_id);
  const errorId = `${id}-error`;
  const isInvalid = isMissing || serverError !== undefined;
  const error = isInvalid && (
    <FormHelperText id={errorId} role="alert">
      {isMissing ? (
        <FormattedMessage id="catalog.option.required" values={{ name: option.name }} />
      ) : (
        <span>{serverError}</span>
      )}
    </FormHelperText>
  );
  if (option.type === 'select' || option.type === 'text') {
    const shared = { id, name, value: typeof choice === 'string' ? choice : '' };
    const described = {
      required: option.required,
      'aria-describedby': isInvalid ? errorId : undefined,
    };
    return (
      <FormControl fullWidth error={isInvalid} className={styles.field}>
        <FormLabel htmlFor={id}>
          <OptionLabel option={option} />
        </FormLabel>
        {option.type === 'text' ? (
          <OutlinedInput
            {...shared}
            slotProps={{ input: { ...described, maxLength: 200 } }}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <NativeSelect
            {...shared}
            inputProps={described}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value="" disabled={option.required}>
              {formatMessage({ id: 'catalog.option.choose' })}
            </option>
            {option.product_option_value.map((value) => (
              <option key={value.product_option_value_id} value={value.product_option_value_id}>
                {optionValueText(value)}
              </option>
            ))}
          </NativeSelect>
        )}
        {error}
      </FormControl>
    );
  }
  return (
    <FormControl
      component="fieldset"
      fullWidth
      error={isInvalid}
      role={option.type === 'checkbox' ? 'group' : 'radiogroup'}
      aria-invalid={option.type === 'checkbox' ? undefined : isInvalid}
      aria-required={option.type === 'checkbox' ? undefined : option.required}
      aria-describedby={isInvalid ? errorId : undefined}
    >
      <FormLabel component="legend">
        <OptionLabel option={option} />
      </FormLabel>
      <OptionChoiceList
        option={option}
        choice={choice}
        name={name}
        unavailable={unavailable}
        onChange={onChange}
      />
      {error}
    </FormControl>
  );
}

function OptionLabel({ option }: { readonly option: ProductOption }) {
  if (option.required) return <span>{option.name}</span>;
  return (
    <>
      <span>{option.name}</span>{' '}
      <Typography component="span" variant="caption" color="textSecondary">
        <FormattedMessage id="catalog.option.optional" />
      </Typography>
    </>
  );
}
