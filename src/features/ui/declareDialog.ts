import type { LazyComponent } from '../../components/loadable.tsx';
import type { Dialog } from './dialog.ts';
import type { DialogState } from './dialogState.ts';
import { dialogOpened } from './uiSlice.ts';

/** A dialog that a feature has: how it is opened, and the component that shows it. */
export interface DialogDeclaration<Props extends object> {
  readonly name: string;
  /** The action that opens it with these values. */
  readonly opened: (props: Props) => ReturnType<typeof dialogOpened>;
  readonly Lazy: LazyComponent<Props & DialogState>;
  /** What makes two of this name different ones, whose component is mounted again; '' where nothing does. */
  readonly keyOf: (dialog: Dialog) => string;
}

/**
 * Declares a dialog; `shell/DialogHost` shows it while the store names it.
 * @param keyProp the value that makes it another dialog
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
