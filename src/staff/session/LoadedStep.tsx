import { loadable } from '../../components/loadable.tsx';
import { ErrorState } from '../../components/state/ErrorState.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import type { SecondFactorStepProps } from './SecondFactorStep.tsx';

const LazyStep = loadable(
  () => import(/* webpackChunkName: "second-factor" */ './SecondFactorStep.tsx'),
  'SecondFactorStep',
);

/** Lazy: most sign-ins need no second factor. */
export function LoadedStep(props: SecondFactorStepProps) {
  return (
    <LazyStep
      {...props}
      fallback={<MainLoader />}
      failure={<ErrorState textId="staff.loadFailed" onRetry={() => window.location.reload()} />}
    />
  );
}
