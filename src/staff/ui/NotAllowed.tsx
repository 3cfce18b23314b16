import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { StateMessage } from '../../components/state/StateMessage.tsx';
import { staffPaths } from '../staffPaths.ts';

const lock = ['M44 30h32v26H44z', 'M50 30v-8a10 10 0 0 1 20 0v8', 'M60 40v6'];

export function NotAllowed() {
  const { formatMessage } = useIntl();
  return (
    <StateMessage paths={lock} text={formatMessage({ id: 'staff.notAllowed.text' })} isLive>
      <Button variant="outlined" component={Link} to={staffPaths.start}>
        <FormattedMessage id="staff.notAllowed.start" />
      </Button>
    </StateMessage>
  );
}
