import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { OrderLine, TotalLine } from '../../api/endpoints.gen.ts';
import { classNames } from '../../lib/classNames.ts';
import { productPath } from '../../lib/paths.ts';
import { uniqueKeys } from '../../lib/uniqueKeys.ts';
import { usePriceText } from '../shop/usePriceText.ts';
import styles from './OrderContent.module.css';

interface OrderLinesProps {
  readonly lines: readonly OrderLine[];
  /** As agreed to, in the order shown */
  readonly totals: readonly TotalLine[];
  /** On paper nothing leads anywhere */
  readonly isPaper?: boolean;
}

/** What was ordered, and what it comes to. */
export function OrderLines({ lines, totals, isPaper = false }: OrderLinesProps) {
  const priceText = usePriceText();
  const keys = uniqueKeys(totals.map(({ code }) => code));
  return (
    <section className={styles.part}>
      <h2>
        <FormattedMessage id="order.lines" />
      </h2>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="order.product" />
            </th>
            <th scope="col">
              <FormattedMessage id="order.quantity" />
            </th>
            <th scope="col" className={classNames(styles.amount, styles.each)}>
              <FormattedMessage id="order.each" />
            </th>
            <th scope="col" className={styles.amount}>
              <FormattedMessage id="order.amount" />
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, handle, product_id, option, quantity, ...line }, index) => (
            // Lines of an order never change.
            <tr key={index}>
              <th scope="row">
                {isPaper || product_id === undefined ? (
                  name
                ) : (
                  <Link to={productPath(handle)}>{name}</Link>
                )}
                {option.map((chosen) => (
                  <span key={chosen.name} className={styles.option}>
                    {chosen.name}: {chosen.value}
                  </span>
                ))}
              </th>
              <td>{quantity}</td>
              <td className={classNames(styles.amount, styles.each)}>
                {line.price_text || priceText(line.price)}
              </td>
              <td className={styles.amount}>{line.total_text || priceText(line.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.totals}>
        {totals.map(({ code, title, text }, index) => (
          <div
            key={keys[index]}
            className={classNames(styles.total, code === 'total' && styles.sum)}
          >
            <dt>{title ?? code}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
