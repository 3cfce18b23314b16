import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useLogoutEverywhereMutation } from '../../api/api.ts';
import { FormMessage } from '../../components/state/FormMessage.tsx';
import { rejectionText } from '../../forms/rejectionText.ts';

export function SignOutEverywhere() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [signOut, { data, isLoading, isUninitialized }] = useLogoutEverywhereMutation();
  const hasFailed = !isUninitialized && !isLoading && (!data || Boolean(data.error));
  const text = rejectionText(data) ?? formatMessage({ id: 'logout.failed' });

  const handleClick = async () => {
    if (isLoading) return;
    const { data: answer } = await signOut({ emptyForm: {} });
    if (answer && !answer.error) await navigate('/');
  };

  return (
    <>
      <FormMessage outcome={hasFailed ? { kind: 'error', text } : undefined} />
      <p>
        <Button variant="outlined" aria-disabled={isLoading} onClick={() => void handleClick()}>
          <FormattedMessage id="profile.signOutEverywhere" />
        </Button>
      </p>
    </>
  );
}
