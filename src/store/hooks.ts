import type { ListenerMiddlewareInstance, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { ApiEnvironment } from '../api/apiEnvironment.ts';
import type { AppDispatch, AppStore, RootState } from './makeStore.ts';

export type { AppDispatch, AppStore };

export type AppThunk<Result = void> = ThunkAction<Result, RootState, ApiEnvironment, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

export type AppStartListening = ListenerMiddlewareInstance<
  RootState,
  AppDispatch,
  ApiEnvironment
>['startListening'];
