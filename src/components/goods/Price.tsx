import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { classNames } from '../../lib/classNames.ts';
import styles from './Price.module.css';

export interface PriceProps {
  regular: string;
  sale?: string | undefined;
  size?: 'small' | 'medium' | 'large';
  className?: string | undefined;
}

const variants = { small: 'label', medium: 'price', large: 'h3' } as const;

export function Price({ regular, sale, size = 'medium', className }: PriceProps) {
  const intl = useIntl();
  const root = {
    component: 'span',
    variant: variants[size],
    className: classNames(styles.price, size === 'large' && styles.large, className),
  } as const;
  if (sale === undefined || regular === '') {
    return <Typography {...root}>{sale ?? regular}</Typography>;
  }
  return (
    <Typography {...root}>
      <span className="visuallyHidden">{`${intl.formatMessage({ id: 'price.sale.label' })} `}</span>
      <span className={styles.sale}>{sale}</span>{' '}
      <span className="visuallyHidden">{`${intl.formatMessage({ id: 'price.regular.label' })} `}</span>
      <s className={styles.was}>{regular}</s>
    </Typography>
  );
}
