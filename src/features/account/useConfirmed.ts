import { useIntl } from 'react-intl';
import { isDone } from '../../api/api.ts';
import { refusalText } from '../../forms/refusalText.ts';

interface Sending {
  readonly data?: { readonly error?: string | undefined } | '' | undefined;
  readonly isLoading: boolean;
  readonly isUninitialized: boolean;
}

/** What a dialog shows of the write that it asks leave for. */
export function useConfirmed({ data, isLoading, isUninitialized }: Sending) {
  const { formatMessage } = useIntl();
  const hasFailed = !isLoading && !isUninitialized && !isDone(data);
  return {
    isBusy: isLoading,
    refusal: hasFailed
      ? (refusalText(data || undefined) ?? formatMessage({ id: 'form.failed' }))
      : undefined,
  };
}
