import { FormattedMessage, useIntl } from 'react-intl';
import { useListPasskeysQuery } from '../../api/api.ts';
import type { Passkey } from '../../api/endpoints.gen.ts';
import buttons from '../../components/Button.module.css';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useAppDispatch } from '../../store/hooks.ts';
import { removePasskeyDialog } from './dialogs.ts';
import { AccountPage } from './AccountPage.tsx';
import pageStyles from './AccountPage.module.css';
import { AccountSection } from './AccountSection.tsx';
import styles from '../../components/CardList.module.css';
import { QueryView } from './QueryView.tsx';
import { PasskeyForm } from './PasskeyForm.tsx';

/** The customer's passkeys (/account/passkeys). */
export function PasskeysScreen() {
  const { formatMessage } = useIntl();
  return (
    <AccountPage titleId="passkeys.title" lead={formatMessage({ id: 'passkeys.lead' })}>
      <div className={pageStyles.sections}>
        <PasskeyList />
        <AccountSection titleId="passkeys.add">
          <PasskeyForm />
        </AccountSection>
      </div>
    </AccountPage>
  );
}

function PasskeyList() {
  const { formatMessage } = useIntl();
  return (
    <QueryView query={useListPasskeysQuery()}>
      {({ passkeys = [] }) =>
        passkeys.length === 0 ? (
          <EmptyState title={formatMessage({ id: 'passkeys.empty' })} />
        ) : (
          <ul className={styles.list}>
            {passkeys.map((passkey) => (
              <PasskeyCard key={passkey.passkey_id} passkey={passkey} />
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}

function PasskeyCard({ passkey }: { readonly passkey: Passkey }) {
  const { formatMessage, formatDate } = useIntl();
  const dispatch = useAppDispatch();
  const { passkey_id: passkeyId, name, created_at, last_used_at } = passkey;
  const day = (date: string) => formatDate(date, { dateStyle: 'medium' });
  return (
    <li className={styles.card}>
      <h2 className={styles.name}>{name}</h2>
      <p>
        <FormattedMessage id="passkeys.made" values={{ date: day(created_at) }} />
        <br />
        {last_used_at === '' ? (
          <FormattedMessage id="passkeys.unused" />
        ) : (
          <FormattedMessage id="passkeys.used" values={{ date: day(last_used_at) }} />
        )}
      </p>
      <div className={styles.ways}>
        <button
          type="button"
          className={buttons.outlined}
          aria-label={formatMessage({ id: 'passkeys.removeNamed' }, { name })}
          onClick={() => dispatch(removePasskeyDialog.opened({ passkeyId, label: name }))}
        >
          <FormattedMessage id="address.remove" />
        </button>
      </div>
    </li>
  );
}
