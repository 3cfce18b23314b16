import type { ReactNode } from 'react';
import { useGetStaffSessionQuery } from '../../api/staffApi.ts';
import { ErrorState } from '../../components/state/ErrorState.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { rejectionOf } from '../problem.ts';
import { useStaffSelector } from '../staffHooks.ts';
import { SignInScreen } from './SignInScreen.tsx';
import { SignInAgainDialog } from './SignInAgainDialog.tsx';
import { SecondFactorScreen } from './SecondFactorScreen.tsx';
import { selectSignInStep } from './staffSessionSlice.ts';

export function SignedIn({ children }: { readonly children: ReactNode }) {
  const { currentData: session, error, isFetching, refetch } = useGetStaffSessionQuery();
  const step = useStaffSelector(selectSignInStep);
  if (session) {
    const { second_factor: factor, member } = session;
    // A session cached by an earlier release has no second factor.
    if (factor && factor !== 'done') return <SecondFactorScreen step={factor} member={member} />;
    return (
      <>
        {children}
        {step !== null && <SignInAgainDialog step={step} member={member} />}
      </>
    );
  }
  if (error && rejectionOf(error).status === 401) return <SignInScreen />;
  if (isFetching && !error) return <MainLoader />;
  return <ErrorState textId="staff.loadFailed" onRetry={refetch} />;
}
