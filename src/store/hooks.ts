import type { ListenerMiddlewareInstance, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { ApiEnvironment } from '../api/apiEnvironment.ts';
import type { AppDispatch, AppStore, RootState } from './makeStore.ts';

export type { AppDispatch, AppStore };

/** A thunk of the shop; what it needs of its environment comes as the extra argument. */
export type AppThunk<Result = void> = ThunkAction<Result, RootState, ApiEnvironment, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** How the listeners of a feature are added to the store. */
export type AppStartListening = ListenerMiddlewareInstance<
  RootState,
  AppDispatch,
  ApiEnvironment
>['startListening'];
