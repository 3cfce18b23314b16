import { titleCase } from '../../lib/titleCase.ts';
import { classNames } from '../../lib/classNames.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectTotals } from './cartSlice.ts';
import styles from './CartScreen.module.css';

/** The cart's totals as the server words them, the sum to pay last and largest. */
export function CartTotals() {
  const totals = useAppSelector(selectTotals);
  return (
    <dl className={styles.totals}>
      {totals.map(({ code, title, text }) => (
        <div key={code} className={classNames(styles.total, code === 'total' && styles.sum)}>
          <dt>{title ?? titleCase(code)}</dt>
          <dd className={styles.amount}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
