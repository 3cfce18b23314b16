import { useIntl } from 'react-intl';
import { isDone } from '../../api/api.ts';
import { rejectionText } from '../../forms/rejectionText.ts';

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
    rejection: hasFailed
      ? (rejectionText(data || undefined) ?? formatMessage({ id: 'form.failed' }))
      : undefined,
  };
}
