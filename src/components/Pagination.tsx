import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { classNames } from '../lib/classNames.ts';
import { ChevronIcon } from './icons.tsx';
import styles from './Pagination.module.css';

export interface PaginationProps {
  /** The page shown, from 1 */
  page: number;
  /** Number of pages; with 1 or none nothing is shown */
  pageCount: number;
  /** Path of a page */
  pathOfPage: (page: number) => string;
}

/** Links to the other pages of a list: first, last and the neighbours of the one shown. */
export function Pagination({ page, pageCount, pathOfPage }: PaginationProps) {
  const intl = useIntl();
  if (pageCount <= 1) return null;

  const step = (to: number, id: string, direction: string | undefined) =>
    to >= 1 && to <= pageCount ? (
      <Link className={styles.link} to={pathOfPage(to)} aria-label={intl.formatMessage({ id })}>
        <ChevronIcon size={20} className={direction} />
      </Link>
    ) : (
      <span className={classNames(styles.link, styles.off)} aria-hidden>
        <ChevronIcon size={20} className={direction} />
      </span>
    );

  return (
    <nav aria-label={intl.formatMessage({ id: 'pagination.nav.label' })}>
      <ul className={styles.list}>
        <li>{step(page - 1, 'pagination.previous.label', styles.backwards)}</li>
        {shownPages(page, pageCount).map((shown, index) =>
          shown === undefined ? (
            <li key={`gap ${index}`} className={styles.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={shown}>
              <Link
                className={classNames(styles.link, shown === page && styles.current)}
                to={pathOfPage(shown)}
                aria-label={intl.formatMessage({ id: 'pagination.page.label' }, { page: shown })}
                aria-current={shown === page ? 'page' : undefined}
              >
                {shown}
              </Link>
            </li>
          ),
        )}
        <li>{step(page + 1, 'pagination.next.label', undefined)}</li>
      </ul>
    </nav>
  );
}

/** Page numbers in order; undefined where some are left out. A gap of one page shows the page instead. */
function shownPages(page: number, pageCount: number): (number | undefined)[] {
  const kept = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((number) => number >= 1 && number <= pageCount)
    .toSorted((a, b) => a - b);
  return kept.flatMap((number, index) => {
    const before = kept[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [undefined, number] : [number];
  });
}
