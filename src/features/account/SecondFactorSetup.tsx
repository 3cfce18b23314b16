import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useConfirmSecondFactorMutation, useStartSecondFactorMutation } from '../../api/api.ts';
import type { SecondFactorSecrets } from '../../api/endpoints.gen.ts';
import { loadable } from '../../components/loadable.tsx';
import { useFocusHandover } from '../../components/useFocusHandover.ts';
import { useFocusOnMount } from '../../components/useFocusOnMount.ts';
import { allRequired, fieldSchema } from '../../forms/fieldRules.ts';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useSecretText } from '../../forms/useSecretText.ts';
import { useServerForm } from '../../forms/useServerForm.ts';
import { useStoreSecret } from '../../forms/useStoreSecret.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { toastShown } from '../ui/uiSlice.ts';
import { AccountSection } from './AccountSection.tsx';
import { ProvenForm } from './ProvenForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './SecondFactor.module.css';

const QrCode = loadable(() => import(/* webpackChunkName: "qr-code" */ './QrCode.tsx'), 'QrCode');

const schema = fieldSchema(allRequired(['code']));

interface SecondFactorSetupProps {
  /** The focus was on what goes once it is switched on */
  readonly onFocusLost: () => void;
}

/** Switches codes at sign-in on: password, the app and the recovery codes, and the first code. */
export function SecondFactorSetup({ onFocusLost }: SecondFactorSetupProps) {
  const { formatMessage } = useIntl();
  const [start] = useStartSecondFactorMutation();
  const [secrets, setSecrets] = useState<SecondFactorSecrets>();
  const part = useFocusHandover<HTMLDivElement>(onFocusLost);
  return (
    <div className={styles.sections} ref={part}>
      {secrets ? (
        <SetupSteps secrets={secrets} />
      ) : (
        <AccountSection titleId="secondFactor.off" textId="secondFactor.offText">
          <ProvenForm<SecondFactorSecrets>
            name="second factor"
            label={formatMessage({ id: 'secondFactor.start' })}
            send={(ownerProofForm) => start({ ownerProofForm })}
            onDone={setSecrets}
          />
        </AccountSection>
      )}
    </div>
  );
}

function SetupSteps({ secrets }: { readonly secrets: SecondFactorSecrets }) {
  const place = useFocusOnMount<HTMLDivElement>();
  return (
    <div className={styles.sections} ref={place} tabIndex={-1}>
      <AccountSection titleId="secondFactor.app" textId="secondFactor.appText">
        <AppSetup reference={secrets.secret ?? ''} />
      </AccountSection>
      <AccountSection titleId="secondFactor.codes" textId="secondFactor.codesText">
        <RecoveryCodes codes={secrets.recovery_codes ?? []} />
      </AccountSection>
      <AccountSection titleId="secondFactor.first" textId="secondFactor.firstText">
        <FirstCodeForm />
      </AccountSection>
    </div>
  );
}

/** The secret of a setup URI, in groups that can be typed. */
function keyOf(uri: string): string {
  const secret = URL.canParse(uri) ? new URL(uri).searchParams.get('secret') : undefined;
  return (secret?.match(/.{1,4}/g) ?? []).join(' ');
}

function AppSetup({ reference }: { readonly reference: string }) {
  const { formatMessage } = useIntl();
  const uri = useSecretText()(reference);
  return (
    <div className={styles.code}>
      <div className={styles.picture}>
        <QrCode text={uri} title={formatMessage({ id: 'secondFactor.picture' })} />
      </div>
      <div className={styles.key}>
        <Typography>
          <FormattedMessage id="secondFactor.key" />
        </Typography>
        <Typography component="code">{keyOf(uri)}</Typography>
        <p>
          <Link href={uri}>
            <FormattedMessage id="secondFactor.open" />
          </Link>
        </p>
      </div>
    </div>
  );
}

function FirstCodeForm() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const storeSecret = useStoreSecret();
  const [confirm] = useConfirmSecondFactorMutation();
  const form = useServerForm({
    name: 'first code',
    initialValues: { code: '' },
    schema,
    secrets: ['code'],
    send: ({ code = '' }) => confirm({ secondFactorForm: { code: storeSecret(code) } }),
    leadsAway: true,
    onDone: () => {
      const content = { messageId: 'secondFactor.switchedOn' };
      dispatch(toastShown({ kind: 'success', content }));
    },
  });
  return (
    <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'secondFactor.switchOn' })}>
      <TextField
        field={form.fieldOf('code')}
        label={formatMessage({ id: 'secondFactor.code' })}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </ServerFormFrame>
  );
}
