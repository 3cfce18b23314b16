import PaginationItem from '@mui/material/PaginationItem';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ChevronIcon } from './icons.tsx';
import styles from './Pagination.module.css';

export interface PaginationProps {
  page: number;
  pageCount: number;
  pathOfPage: (page: number) => string;
}

const LABELS = { previous: 'pagination.previous.label', next: 'pagination.next.label' };

export function Pagination({ page, pageCount, pathOfPage }: PaginationProps) {
  const intl = useIntl();
  if (pageCount <= 1) return null;

  const step = (to: number, type: 'previous' | 'next') =>
    to >= 1 && to <= pageCount ? (
      <PaginationItem
        type={type}
        slots={arrows}
        component={Link}
        nativeButton={false}
        to={pathOfPage(to)}
        aria-label={intl.formatMessage({ id: LABELS[type] })}
      />
    ) : (
      <PaginationItem type={type} slots={arrows} component="span" disabled aria-hidden />
    );

  return (
    <nav aria-label={intl.formatMessage({ id: 'pagination.nav.label' })}>
      <ul className={styles.list}>
        <li>{step(page - 1, 'previous')}</li>
        {shownPages(page, pageCount).map((shown, index) =>
          shown === undefined ? (
            <li key={`gap ${index}`} aria-hidden>
              <PaginationItem type="start-ellipsis" />
            </li>
          ) : (
            <li key={shown}>
              <PaginationItem
                page={shown}
                color="primary"
                selected={shown === page}
                component={Link}
                nativeButton={false}
                to={pathOfPage(shown)}
                aria-label={intl.formatMessage({ id: 'pagination.page.label' }, { page: shown })}
                aria-current={shown === page ? 'page' : undefined}
              />
            </li>
          ),
        )}
        <li>{step(page + 1, 'next')}</li>
      </ul>
    </nav>
  );
}

function Backwards() {
  return <ChevronIcon size={20} className={styles.backwards} />;
}

function Forwards() {
  return <ChevronIcon size={20} />;
}

const arrows = { previous: Backwards, next: Forwards };

/** Returns page numbers in order; undefined marks a gap. Fills a gap of one page with that page. */
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
