import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { SearchAnswer } from '../../api/endpoints.gen.ts';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { pagePath } from '../../lib/paths.ts';
import { allPath } from './filters.ts';

interface EmptyListingProps {
  readonly answer: SearchAnswer;
  readonly isFiltered: boolean;
  readonly children: ReactNode;
}

export function EmptyListing({ answer, isFiltered, children }: EmptyListingProps) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  if (answer.total > 0) {
    return (
      <EmptyState title={formatMessage({ id: 'catalog.list.empty' })}>
        <Link href={pagePath(pathname, search, 1)}>
          <FormattedMessage id="catalog.list.first" />
        </Link>
      </EmptyState>
    );
  }
  if (!isFiltered || answer.found === 0) return children;
  return (
    <EmptyState
      title={formatMessage({ id: 'catalog.filters.none' })}
      {...(answer.found === undefined
        ? {}
        : { text: formatMessage({ id: 'catalog.filters.noneText' }, { count: answer.found }) })}
    >
      <Button variant="contained" href={allPath(pathname, search)}>
        <FormattedMessage id="catalog.filters.clearHere" />
      </Button>
    </EmptyState>
  );
}
