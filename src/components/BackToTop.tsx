import IconButton from '@mui/material/IconButton';
import { useIntl } from 'react-intl';
import { ArrowUpIcon } from './icons.tsx';
import styles from './BackToTop.module.css';

export interface BackToTopProps {
  isShown: boolean;
  onClick: () => void;
}

export function BackToTop({ isShown, onClick }: BackToTopProps) {
  const intl = useIntl();
  if (!isShown) return null;
  return (
    <IconButton
      color="raised"
      className={styles.button}
      aria-label={intl.formatMessage({ id: 'backToTop.button.label' })}
      onClick={onClick}
    >
      <ArrowUpIcon size={22} />
    </IconButton>
  );
}
