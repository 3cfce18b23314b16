import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useConfirmStaffSecondFactorMutation,
  useStartStaffSecondFactorMutation,
  type StaffSecondFactorSecrets,
} from '../../api/staffApi.ts';
import { useFocusOnMount } from '../../components/useFocusOnMount.ts';
import { allRequired, fieldSchema } from '../../forms/fieldRules.ts';
import { AppCodeField } from '../../forms/secondFactor/AppCodeField.tsx';
import { AppSetup } from '../../forms/secondFactor/AppSetup.tsx';
import { RecoveryCodes } from '../../forms/secondFactor/RecoveryCodes.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { useStaffSecret, useStaffSecretText } from '../session/useStaffSecret.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { toastShown } from '../ui/staffUiSlice.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { ProvenStaffButton } from './ProvenStaffForm.tsx';

const schema = fieldSchema(allRequired(['code']));

export function AppSetupForm({ hasPasskeys }: { readonly hasPasskeys: boolean }) {
  const { formatMessage } = useIntl();
  const [start] = useStartStaffSecondFactorMutation();
  const [secrets, setSecrets] = useState<StaffSecondFactorSecrets>();
  if (secrets) return <SetupSteps secrets={secrets} />;
  return (
    <>
      <Typography>
        <FormattedMessage id="staff.account.appOff" />
      </Typography>
      <ProvenStaffButton
        name="staff-app"
        submitLabel={formatMessage({ id: 'secondFactor.start' })}
        hasPasskeys={hasPasskeys}
        send={async (staffProof) => {
          const ended = await start({ staffProof });
          if (ended.data) setSecrets(ended.data);
          return ended;
        }}
      />
    </>
  );
}

function Step({ titleId, textId }: { readonly titleId: string; readonly textId: string }) {
  return (
    <div>
      <Typography component="h3" sx={{ fontWeight: 'var(--rr-weight-strong)' }}>
        <FormattedMessage id={titleId} />
      </Typography>
      <Typography color="textSecondary">
        <FormattedMessage id={textId} />
      </Typography>
    </div>
  );
}

function SetupSteps({ secrets }: { readonly secrets: StaffSecondFactorSecrets }) {
  const place = useFocusOnMount<HTMLDivElement>();
  const textOf = useStaffSecretText();
  return (
    <div ref={place} tabIndex={-1} style={{ display: 'grid', gap: 'var(--rr-space-3)' }}>
      <Step titleId="secondFactor.app" textId="secondFactor.appText" />
      <AppSetup uri={textOf(secrets.secret)} />
      <Step titleId="secondFactor.codes" textId="secondFactor.codesText" />
      <RecoveryCodes codes={secrets.recovery_codes.map(textOf)} />
      <Step titleId="secondFactor.first" textId="secondFactor.firstText" />
      <FirstCodeForm />
    </div>
  );
}

function FirstCodeForm() {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const storeSecret = useStaffSecret();
  const [confirm] = useConfirmStaffSecondFactorMutation();
  const form = useStaffForm({
    name: 'staff-first-code',
    initialValues: { code: '' },
    schema,
    secrets: ['code'],
    send: ({ code = '' }) => confirm({ staffCodeForm: { code: storeSecret(code) } }),
    leadsAway: true,
    onDone: () => {
      const content = { messageId: 'secondFactor.switchedOn' };
      dispatch(toastShown({ kind: 'success', content }));
    },
    failedId: 'staff.failed',
  });
  return (
    <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'secondFactor.switchOn' })}>
      <AppCodeField field={form.fieldOf('code')} />
    </ServerFormFrame>
  );
}
