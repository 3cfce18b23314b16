import { useState } from 'react';
import { usePrevious } from '../../components/usePrevious.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import type { Dialog } from '../ui/dialog.ts';
import { LoadFailure } from '../ui/LoadFailure.ts';
import { dialogClosed, selectDialog } from '../ui/uiSlice.ts';
import { dialogs } from './dialogs.ts';

/**
 * The dialog that the store names, and the last one on its way out. Its code comes with the first opening; each opening
 * begins again. A dialog that is not among `dialogs`, as the confirmation of an add is not, is shown by somebody else.
 */
export function DialogHost() {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectDialog);
  const dialog = usePrevious(open);
  const opening = useOpenings(open !== null);
  const [failed, setFailed] = useState<Dialog>();
  const declaration = dialog && dialogs.get(dialog.name);
  // Opened once more it is another one, whose code is asked for again.
  if (!declaration || dialog === failed) return null;
  const { Lazy, keyOf } = declaration;
  const { name: _name, ...props } = dialog;
  const handleClose = () => dispatch(dialogClosed());
  const handleGiveUp = () => {
    setFailed(dialog);
    handleClose();
  };
  return (
    <Lazy
      key={`${opening} ${dialog.name} ${keyOf(dialog)}`}
      {...props}
      isOpen={open === dialog}
      onClose={handleClose}
      failure={<LoadFailure onGiveUp={handleGiveUp} />}
    />
  );
}

/** How often a dialog has been opened. */
function useOpenings(isOpen: boolean): number {
  const [{ wasOpen, count }, setOpenings] = useState({ wasOpen: isOpen, count: 1 });
  if (isOpen !== wasOpen) setOpenings({ wasOpen: isOpen, count: isOpen ? count + 1 : count });
  return count;
}
