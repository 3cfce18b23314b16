import { Navigate } from 'react-router';
import { useGetFirstStepsQuery } from '../../api/staffApi.ts';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { usePermissions } from '../session/usePermissions.ts';
import { menuEntries } from '../frame/menuEntries.tsx';
import { useMayOpen } from '../session/useMayOpen.ts';
import { staffPaths } from '../staffPaths.ts';

export function StartPage() {
  const may = usePermissions();
  const mayOpen = useMayOpen();
  const { data, isLoading } = useGetFirstStepsQuery(undefined, { skip: !may('shop.manage') });
  if (isLoading) return <MainLoader />;
  const isOpen = data?.steps.some(({ is_done: isDone }) => !isDone) ?? false;
  const first = menuEntries.find(({ path, isOutside }) => !isOutside && mayOpen(path));
  const start = first ? first.path : staffPaths.account;
  return <Navigate to={isOpen ? staffPaths.firstSteps : start} replace />;
}
