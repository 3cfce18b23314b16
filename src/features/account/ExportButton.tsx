import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../../api/api.ts';
import { downloadText } from '../../components/downloadText.ts';
import { FormMessage } from '../../components/state/FormMessage.tsx';
import { useAppDispatch } from '../../store/hooks.ts';
import { rejectionText } from '../../forms/rejectionText.ts';

const FORCE_REFETCH = { forceRefetch: true, subscribe: false };

export function ExportButton() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const [rejection, setRejection] = useState<string>();

  const handleClick = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const { data } = await dispatch(api.endpoints.exportAccount.initiate(undefined, FORCE_REFETCH));
    setIsBusy(false);
    if (data && !data.error) {
      setRejection(undefined);
      downloadText(JSON.stringify(data, undefined, 2), 'account.json');
    } else setRejection(rejectionText(data) ?? formatMessage({ id: 'form.failed' }));
  };

  return (
    <>
      <FormMessage
        outcome={rejection === undefined ? undefined : { kind: 'error', text: rejection }}
      />
      <p>
        <Button variant="outlined" aria-disabled={isBusy} onClick={() => void handleClick()}>
          <FormattedMessage id="profile.exportButton" />
        </Button>
      </p>
    </>
  );
}
