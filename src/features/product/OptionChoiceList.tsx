import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import type { ProductOption } from '../../api/endpoints.gen.ts';
import { ProductImage } from '../../components/goods/ProductImage.tsx';
import type { Unavailability } from '../../lib/variants.ts';
import styles from './OptionField.module.css';
import { useOptionValueText } from './useOptionValueText.ts';

interface OptionChoiceListProps {
  readonly option: ProductOption;
  readonly name: string;
  readonly choice: string | readonly string[];
  readonly unavailable: ReadonlyMap<string, Unavailability> | undefined;
  readonly onChange: (choice: string | string[]) => void;
}

export function OptionChoiceList(props: OptionChoiceListProps) {
  const { option, choice, name, unavailable, onChange } = props;
  const optionValueText = useOptionValueText(unavailable);
  const chosen: readonly string[] = typeof choice === 'string' ? [choice] : choice;
  const isMultiple = option.type === 'checkbox';
  const Mark = isMultiple ? Checkbox : Radio;

  const handlePick = (valueId: string, isPicked: boolean) => {
    if (!isMultiple) onChange(valueId);
    else onChange(isPicked ? [...chosen, valueId] : chosen.filter((other) => other !== valueId));
  };

  return (
    <div className={styles.choices}>
      {option.product_option_value.map((value) => {
        const { product_option_value_id: valueId, picture } = value;
        return (
          <Paper key={valueId} component="label" variant="choice" className={styles.choice}>
            <Mark
              size="small"
              name={name}
              value={valueId}
              checked={chosen.includes(valueId)}
              onChange={(event) => handlePick(valueId, event.target.checked)}
            />
            {option.type === 'image' && (
              <ProductImage picture={picture} alt="" width={56} height={63} />
            )}
            <span>{optionValueText(value)}</span>
          </Paper>
        );
      })}
    </div>
  );
}
