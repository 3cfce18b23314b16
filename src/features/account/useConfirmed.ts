import { useWriteOutcome, type Sending } from '../../forms/useWriteOutcome.ts';

/** What a dialog shows of the write that it asks leave for. */
export function useConfirmed(sending: Sending) {
  const outcome = useWriteOutcome(sending);
  return {
    isBusy: sending.isLoading,
    rejection: outcome?.kind === 'error' ? outcome.text : undefined,
  };
}
