/**
 * Messages and files of the Redux DevTools extension. Modelled on its page script (reduxjs/redux-devtools at
 * 4b1d1d6d, extension/src/pageScript/index.ts and api/importState.ts) and its window (packages/redux-devtools-app).
 */
import type { Action } from '@reduxjs/toolkit';
import type { EnhancedStore } from '@redux-devtools/instrument';

export type ExtensionMessage =
  | {
      readonly type: 'DISPATCH';
      readonly payload: { readonly type: string; readonly [field: string]: unknown };
    }
  | { readonly type: 'IMPORT'; readonly state: string };

/** Exported file: actions alone (`export: 'custom'`), or the log with every state. */
export type ExportForm = 'actions' | 'log';

export interface ExtensionOptions {
  readonly name?: string;
  readonly maxAge?: number;
  readonly features?: Readonly<Record<string, unknown>>;
}

type LiftedStore = EnhancedStore<unknown, Action, unknown>['liftedStore'];

const FEATURE_OF: Readonly<Record<string, string>> = {
  JUMP_TO_STATE: 'jump',
  JUMP_TO_ACTION: 'jump',
  TOGGLE_ACTION: 'skip',
  REORDER_ACTION: 'reorder',
  IMPORT_STATE: 'import',
  LOCK_CHANGES: 'lock',
  PAUSE_RECORDING: 'pause',
};

interface ImportedFile {
  readonly payload?: string;
  readonly preloadedState?: string;
}

function importAction(text: string): object {
  const file = JSON.parse(text) as ImportedFile;
  if (file.payload === undefined) return { type: 'IMPORT_STATE', nextLiftedState: file };
  return {
    type: 'IMPORT_STATE',
    nextLiftedState: JSON.parse(file.payload) as unknown,
    preloadedState:
      file.preloadedState === undefined ? undefined : (JSON.parse(file.preloadedState) as unknown),
  };
}

export function connectExtension(lifted: LiftedStore, { features }: ExtensionOptions) {
  const isOff = (feature: string | undefined) =>
    features !== undefined && feature !== undefined && !features[feature];

  return {
    receive(message: ExtensionMessage): string | undefined {
      if (message.type === 'DISPATCH') {
        if (!isOff(FEATURE_OF[message.payload.type])) lifted.dispatch(message.payload as never);
        return undefined;
      }
      if (isOff('import')) return undefined;
      try {
        lifted.dispatch(importAction(message.state) as never);
        return undefined;
      } catch (error) {
        return (error as Error).message;
      }
    },
    exportFile(form: ExportForm): string {
      const state = lifted.getState();
      if (form === 'log') return JSON.stringify(state);
      const { actionsById, stagedActionIds, committedState } = state;
      const actions = stagedActionIds.slice(1).map((id) => actionsById[id]?.action);
      return JSON.stringify({
        payload: JSON.stringify(actions),
        ...(committedState === undefined ? {} : { preloadedState: JSON.stringify(committedState) }),
      });
    },
  };
}
