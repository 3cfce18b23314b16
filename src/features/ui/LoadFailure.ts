import { useEffect, useEffectEvent } from 'react';
import { useAppDispatch } from '../../store/hooks.ts';
import { toastShown } from './uiSlice.ts';

interface LoadFailureProps {
  /** Takes back what was opened */
  readonly onGiveUp: () => void;
}

/** Stands in place of what was opened and whose code cannot be had: says so and gives it up. Draws nothing. */
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
