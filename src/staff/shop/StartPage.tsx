import { Navigate } from 'react-router';
import { useGetFirstStepsQuery } from '../../api/staffApi.ts';
import { MainLoader } from '../../components/MainLoader.tsx';
import { usePermissions } from '../session/usePermissions.ts';
import { staffPaths } from '../staffPaths.ts';

/** Where the counter begins: at the orders; for an owner of a shop that cannot take any yet, at the first steps. */
export function StartPage() {
  const may = usePermissions();
  const { data, isLoading } = useGetFirstStepsQuery(undefined, { skip: !may('shop.manage') });
  if (isLoading) return <MainLoader />;
  const isOpen = data?.steps.some(({ is_done: isDone }) => !isDone) ?? false;
  return <Navigate to={isOpen ? staffPaths.firstSteps : staffPaths.orders} replace />;
}
