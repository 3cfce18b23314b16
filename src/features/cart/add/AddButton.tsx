import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import { BagIcon } from '../../../components/icons.tsx';
import { classNames } from '../../../lib/classNames.ts';
import styles from './AddButton.module.css';

interface AddButtonProps {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onClick?: () => void;
  readonly isShort?: boolean;
  readonly className?: string | undefined;
}

export function AddButton({ name, isBusy, onClick, isShort = false, className }: AddButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <Button
      type={onClick ? 'button' : 'submit'}
      variant="contained"
      className={classNames(styles.button, isShort && styles.short, className)}
      aria-label={formatMessage({ id: 'catalog.add.label' }, { name })}
      aria-disabled={isBusy}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.();
      }}
    >
      {!isShort && <BagIcon size={18} />}
      <span>{formatMessage({ id: 'catalog.add.text' })}</span>
    </Button>
  );
}
