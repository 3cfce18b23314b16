import { isDone } from '../../lib/isDone.ts';
import { useWriteOutcome, type Sending } from '../../forms/useWriteOutcome.ts';
import type { DialogState } from '../ui/dialogState.ts';

export function useConfirmDialog<Argument>(
  [send, sending]: readonly [
    (argument: Argument) => Promise<{ data?: unknown }>,
    Sending,
    ...unknown[],
  ],
  argument: Argument,
  state: DialogState,
) {
  const outcome = useWriteOutcome(sending);
  const confirm = async () => {
    const { data } = await send(argument);
    if (isDone(data)) state.onClose();
  };
  return {
    ...state,
    isBusy: sending.isLoading,
    rejection: outcome?.kind === 'error' ? outcome.text : undefined,
    onConfirm: () => void confirm(),
  };
}
