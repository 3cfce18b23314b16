import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { Product } from '../../api/endpoints.gen.ts';
import { classNames } from '../../lib/classNames.ts';
import type { CompareRow } from './compareRows.tsx';
import styles from './CompareScreen.module.css';

interface CompareListProps {
  readonly product: Product;
  readonly rows: readonly CompareRow[];
  readonly differing: ReadonlySet<string>;
}

export function CompareList({ product, rows, differing }: CompareListProps) {
  return (
    <dl className={styles.list}>
      {rows.map(({ key, labelId, valueOf, Value }) => {
        const isDifferent = differing.has(key);
        return (
          <div
            key={key}
            className={classNames(styles.row, isDifferent && styles.different)}
            data-row={key}
          >
            <Typography component="dt" variant="caption" color="textSecondary">
              <FormattedMessage id={labelId} />
              {isDifferent && (
                <>
                  {' '}
                  <span className="visuallyHidden">
                    <span>(</span>
                    <FormattedMessage id="compare.row.differs" />
                    <span>)</span>
                  </span>
                </>
              )}
            </Typography>
            <dd className={styles.value}>
              {valueOf(product) === undefined ? (
                <FormattedMessage id="compare.row.noValue" />
              ) : (
                <Value product={product} />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
