/** What every dialog of the store is given besides its own values. */
export interface DialogState {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}
