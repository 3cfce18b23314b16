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
  /** The page's heading where there is no such thing */
  readonly missing: string;
  /** Where one goes on then, and the text that names it */
  readonly list: { readonly path: string; readonly labelId: string };
  /** What else is said then */
  readonly children?: ReactNode;
}

/** In place of a thing that is being read, that does not exist, or that could not be read. */
export function LoadState({ query, missing, list, children }: LoadStateProps) {
  const { error, isFetching, refetch } = query;
  if (isFetching && !error) return <MainLoader />;
  // 400 is what a cut-off or made-up id comes to.
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
