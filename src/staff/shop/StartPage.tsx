import { Navigate } from 'react-router';
import { useGetFirstStepsQuery } from '../../api/staffApi.ts';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { usePermissions } from '../session/usePermissions.ts';
import { menuEntries } from '../frame/menuEntries.tsx';
import { useMayOpen } from '../session/useMayOpen.ts';
import { useStaffSelector } from '../staffHooks.ts';
import { staffPaths } from '../staffPaths.ts';
import { selectIsOnline } from '../ui/staffUiSlice.ts';

export function StartPage() {
  const may = usePermissions();
  const mayOpen = useMayOpen();
  const isOnline = useStaffSelector(selectIsOnline);
  const { data, isLoading } = useGetFirstStepsQuery(undefined, { skip: !may('shop.manage') });
  if (isLoading) return <MainLoader />;
  const isOpen = data?.steps.some(({ is_done: isDone }) => !isDone) ?? false;
  const first = menuEntries.find(
    // Home needs the backend; orders are cached on this device.
    ({ path, isOutside }) => !isOutside && mayOpen(path) && (isOnline || path !== staffPaths.home),
  );
  const start = first ? first.path : staffPaths.account;
  return <Navigate to={isOpen ? staffPaths.firstSteps : start} replace />;
}
