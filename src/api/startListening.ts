import type { ListenerMiddlewareInstance, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiEnvironment } from './apiEnvironment.ts';

/** How the listeners of a feature are added to the store. */
export type StartListening = ListenerMiddlewareInstance<
  unknown,
  ThunkDispatch<unknown, ApiEnvironment, UnknownAction>,
  ApiEnvironment
>['startListening'];
