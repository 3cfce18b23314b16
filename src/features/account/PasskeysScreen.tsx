import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListPasskeysQuery } from '../../api/api.ts';
import type { Passkey } from '../../api/endpoints.gen.ts';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { useFocusHandover } from '../../components/useFocusHandover.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { removePasskeyDialog } from './dialogs.ts';
import { AccountPage } from './AccountPage.tsx';
import { AccountSection } from './AccountSection.tsx';
import { QueryView } from './QueryView.tsx';
import { PasskeyForm } from './PasskeyForm.tsx';
import styles from '../../components/CardList.module.css';

export function PasskeysScreen() {
  const { formatMessage } = useIntl();
  return (
    <AccountPage titleId="passkeys.title" lead={formatMessage({ id: 'passkeys.lead' })}>
      <PasskeyList />
      <AccountSection titleId="passkeys.add">
        <PasskeyForm />
      </AccountSection>
    </AccountPage>
  );
}

function PasskeyList() {
  const { formatMessage } = useIntl();
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1}>
      <QueryView query={useListPasskeysQuery()}>
        {({ passkeys = [] }) =>
          passkeys.length === 0 ? (
            <EmptyState title={formatMessage({ id: 'passkeys.empty' })} />
          ) : (
            <ul className={styles.list}>
              {passkeys.map((passkey) => (
                <PasskeyCard
                  key={passkey.passkey_id}
                  passkey={passkey}
                  onFocusLost={() => place.current?.focus()}
                />
              ))}
            </ul>
          )
        }
      </QueryView>
    </div>
  );
}

interface PasskeyCardProps {
  readonly passkey: Passkey;
  readonly onFocusLost: () => void;
}

function PasskeyCard({ passkey, onFocusLost }: PasskeyCardProps) {
  const { formatMessage, formatDate } = useIntl();
  const dispatch = useAppDispatch();
  const card = useFocusHandover<HTMLLIElement>(onFocusLost);
  const { passkey_id: passkeyId, name, created_at, last_used_at } = passkey;
  const day = (date: string) => formatDate(date, { dateStyle: 'medium' });
  return (
    <Card component="li" variant="outlined" className={styles.card} ref={card}>
      <Typography variant="h5" component="h2" className={styles.name}>
        {name}
      </Typography>
      <p>
        <FormattedMessage id="passkeys.made" values={{ date: day(created_at) }} />
        <br />
        {last_used_at === '' ? (
          <FormattedMessage id="passkeys.unused" />
        ) : (
          <FormattedMessage id="passkeys.used" values={{ date: day(last_used_at) }} />
        )}
      </p>
      <CardActions>
        <Button
          variant="outlined"
          aria-label={formatMessage({ id: 'passkeys.removeNamed' }, { name })}
          onClick={() => dispatch(removePasskeyDialog.opened({ passkeyId, label: name }))}
        >
          <FormattedMessage id="address.remove" />
        </Button>
      </CardActions>
    </Card>
  );
}
