import type { LazyComponent } from '../../components/loadable.tsx';
import type { Dialog } from './dialog.ts';
import type { DialogState } from './dialogState.ts';
import { dialogOpened } from './uiSlice.ts';

export interface DialogDeclaration<Props extends object> {
  readonly name: string;
  readonly opened: (props: Props) => ReturnType<typeof dialogOpened>;
  readonly Lazy: LazyComponent<Props & DialogState>;
  readonly keyOf: (dialog: Dialog) => string;
}

/**
 * Declares a dialog that `shell/DialogHost` renders.
 * @param keyProp prop whose change remounts the dialog
 */
export function declareDialog<Props extends object>(
  name: string,
  Lazy: LazyComponent<Props & DialogState>,
  keyProp?: keyof Props & string,
): DialogDeclaration<Omit<Props, keyof DialogState>> {
  return {
    name,
    opened: (props) => dialogOpened({ ...props, name }),
    Lazy: Lazy as LazyComponent<Omit<Props, keyof DialogState> & DialogState>,
    keyOf: (dialog) => (keyProp === undefined ? '' : JSON.stringify(dialog[keyProp])),
  };
}
