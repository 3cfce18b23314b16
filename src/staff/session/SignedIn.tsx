import type { ReactNode } from 'react';
import { useGetStaffSessionQuery } from '../../api/staffApi.ts';
import { ErrorState } from '../../components/ErrorState.tsx';
import { MainLoader } from '../../components/MainLoader.tsx';
import { rejectionOf } from '../problem.ts';
import { useStaffSelector } from '../staffHooks.ts';
import { SignInScreen } from './SignInScreen.tsx';
import { SignInAgainDialog } from './SignInAgainDialog.tsx';
import { selectHasExpired } from './staffSessionSlice.ts';

/** Shows the counter to whoever is signed in, and the form for that to everybody else. */
export function SignedIn({ children }: { readonly children: ReactNode }) {
  const { currentData: session, error, isFetching, refetch } = useGetStaffSessionQuery();
  const hasExpired = useStaffSelector(selectHasExpired);
  if (session) {
    return (
      <>
        {children}
        {hasExpired && <SignInAgainDialog member={session.member} />}
      </>
    );
  }
  if (error && rejectionOf(error).status === 401) return <SignInScreen />;
  if (isFetching && !error) return <MainLoader />;
  return <ErrorState textId="staff.loadFailed" onRetry={refetch} />;
}
