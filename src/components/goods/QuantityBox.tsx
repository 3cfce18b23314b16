import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { quantityText } from '../../../contract/weight.ts';
import { classNames } from '../../lib/classNames.ts';
import { MinusIcon, PlusIcon } from '../icons.tsx';
import styles from './QuantityBox.module.css';
import { pressProps } from '../pressProps.ts';

export interface QuantityBoxProps {
  quantity: number;
  /** Weight of one unit in grams. Shows the quantity as a weight, which cannot be typed. */
  weightStep?: number | undefined;
  name: string;
  onDecrease: () => void;
  onIncrease: () => void;
  onChange?: ((quantity: number) => void) | undefined;
  /** True during a request or if changes are not allowed. Controls then ignore input but keep the focus. */
  isDisabled?: boolean;
  /** Shows the quantity as text. In long lists, inputs would make browsers lay out off-screen parts. */
  isText?: boolean;
  className?: string | undefined;
}

/** The contract's maximum quantity of a line. */
const MOST = 100_000;

/** Quantity stepper. Disabled buttons stay focusable, so that keyboard users keep their position. */
export function QuantityBox({
  quantity,
  weightStep,
  name,
  onDecrease,
  onIncrease,
  onChange,
  isDisabled = false,
  isText = false,
  className,
}: QuantityBoxProps) {
  const intl = useIntl();
  const [draft, setDraft] = useState<string>();
  const isLowest = quantity <= 1;
  const shown = quantityText(quantity, weightStep, intl.locale);

  const handleCommit = () => {
    if (draft === undefined) return;
    const typed = Math.min(Number(draft), MOST);
    setDraft(undefined);
    if (Number.isInteger(typed) && typed >= 1 && typed !== quantity) onChange?.(typed);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && draft !== undefined) {
      event.preventDefault();
      handleCommit();
    }
    if (event.key === 'Escape') setDraft(undefined);
  };

  const minus = (
    <IconButton
      color="primary"
      className={styles.button}
      aria-label={intl.formatMessage({ id: 'quantityBox.minus.label' }, { name })}
      {...pressProps(isDisabled || isLowest, onDecrease)}
    >
      <MinusIcon size={18} />
    </IconButton>
  );
  const plus = (
    <IconButton
      color="primary"
      className={styles.button}
      aria-label={intl.formatMessage({ id: 'quantityBox.plus.label' }, { name })}
      {...pressProps(isDisabled, onIncrease)}
    >
      <PlusIcon size={18} />
    </IconButton>
  );
  const box = {
    className: classNames(
      styles.box,
      weightStep !== undefined && styles.wide,
      isDisabled && styles.disabled,
      className,
    ),
    role: 'group',
    'aria-label': intl.formatMessage({ id: 'quantityBox.group.label' }, { name }),
  };
  if (isText) {
    return (
      <div {...box}>
        {minus}
        <span className={styles.number}>{shown}</span>
        {plus}
      </div>
    );
  }
  return (
    <InputBase
      autoComplete="off"
      aria-label={intl.formatMessage({ id: 'quantityBox.number.label' })}
      readOnly={!onChange || isDisabled || weightStep !== undefined}
      value={draft ?? shown}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={handleCommit}
      onKeyDown={handleKeyDown}
      slotProps={{ root: box, input: { className: styles.number, inputMode: 'numeric' } }}
      startAdornment={minus}
      endAdornment={plus}
    />
  );
}
