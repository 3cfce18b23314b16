import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LoadFailure } from './LoadFailure.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { PageHeader } from '../frame/PageHeader.tsx';
import { rejectionOf } from '../problem.ts';

interface LoadStateProps {
  readonly query: {
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly missing: string;
  readonly list: { readonly path: string; readonly labelId: string };
  readonly children?: ReactNode;
}

export function LoadState({ query, missing, list, children }: LoadStateProps) {
  const { error, isFetching, refetch } = query;
  if (isFetching && !error) return <MainLoader />;
  // The backend returns 400 for a truncated or invalid id.
  if (![400, 404].includes(rejectionOf(error).status))
    return <LoadFailure error={error} onRetry={refetch} />;
  return (
    <>
      <PageHeader title={missing} />
      {children && <Typography sx={{ mb: 2 }}>{children}</Typography>}
      <Button variant="outlined" href={list.path}>
        <FormattedMessage id={list.labelId} />
      </Button>
    </>
  );
}
