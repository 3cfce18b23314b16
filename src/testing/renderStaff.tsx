import { render } from '@testing-library/react';
import { setupUser } from './setupUser.ts';
import { restoreQueue } from '../staff/orders/packQueueStorage.ts';
import { StaffApp } from '../staff/StaffApp.tsx';
import { setupStaffStore, type StaffSetupOptions } from './setupStaffStore.tsx';

export function renderStaff(options: StaffSetupOptions = {}) {
  const { store, calls, AppProviders } = setupStaffStore(options);
  restoreQueue(store);
  return {
    store,
    calls,
    user: setupUser(),
    ...render(<StaffApp />, { wrapper: AppProviders }),
  };
}
