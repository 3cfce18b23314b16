import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { StaffState } from './staffReducer.ts';
import type { StaffDispatch, StaffStore, StaffThunkExtra } from './staffStore.ts';

export const useStaffDispatch = useDispatch.withTypes<StaffDispatch>();
export const useStaffSelector = useSelector.withTypes<StaffState>();
export const useStaffStore = useStore.withTypes<StaffStore>();

export type StaffStartListening = ListenerMiddlewareInstance<
  StaffState,
  StaffDispatch,
  StaffThunkExtra
>['startListening'];
