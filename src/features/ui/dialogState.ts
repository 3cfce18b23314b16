export interface DialogState {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}
