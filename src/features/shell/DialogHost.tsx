import { useState } from 'react';
import { usePrevious } from '../../components/usePrevious.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import type { Dialog } from '../ui/dialog.ts';
import { LoadFailure } from '../ui/LoadFailure.ts';
import { dialogClosed, selectDialog } from '../ui/uiSlice.ts';
import { dialogs } from './dialogs.ts';

export function DialogHost() {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectDialog);
  const dialog = usePrevious(open);
  const opening = useOpenings(open !== null);
  const [failed, setFailed] = useState<Dialog>();
  const declaration = dialog && dialogs.get(dialog.name);
  // Each opening creates a new object, so a reopened dialog differs from `failed` and loads its chunk again.
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

function useOpenings(isOpen: boolean): number {
  const [{ wasOpen, count }, setOpenings] = useState({ wasOpen: isOpen, count: 1 });
  if (isOpen !== wasOpen) setOpenings({ wasOpen: isOpen, count: isOpen ? count + 1 : count });
  return count;
}
