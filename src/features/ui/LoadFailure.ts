import { useEffect, useEffectEvent } from 'react';
import { useAppDispatch } from '../../store/hooks.ts';
import { toastShown } from './uiSlice.ts';

interface LoadFailureProps {
  readonly onGiveUp: () => void;
}

export function LoadFailure({ onGiveUp }: LoadFailureProps) {
  const dispatch = useAppDispatch();
  const giveUp = useEffectEvent(() => {
    onGiveUp();
    const content = { messageId: 'shell.part.failed' };
    dispatch(toastShown({ id: content.messageId, kind: 'error', content }));
  });
  useEffect(() => giveUp(), []);
  return null;
}
