import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useConfirmSecondFactorMutation, useStartSecondFactorMutation } from '../../api/api.ts';
import type { SecondFactorSecrets } from '../../api/endpoints.gen.ts';
import { useFocusHandover } from '../../components/useFocusHandover.ts';
import { useFocusOnMount } from '../../components/useFocusOnMount.ts';
import { allRequired, fieldSchema } from '../../forms/fieldRules.ts';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { useSecretText } from '../../forms/useSecretText.ts';
import { useServerForm } from '../../forms/useServerForm.ts';
import { useStoreSecret } from '../../forms/useStoreSecret.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { toastShown } from '../ui/uiSlice.ts';
import { AccountSection } from './AccountSection.tsx';
import { ProvenForm } from './ProvenForm.tsx';
import { AppCodeField } from '../../forms/secondFactor/AppCodeField.tsx';
import { AppSetup } from '../../forms/secondFactor/AppSetup.tsx';
import { RecoveryCodes } from '../../forms/secondFactor/RecoveryCodes.tsx';
import styles from '../../forms/secondFactor/SecondFactor.module.css';

const schema = fieldSchema(allRequired(['code']));

interface SecondFactorSetupProps {
  readonly onFocusLost: () => void;
}

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
  const textOf = useSecretText();
  return (
    <div className={styles.sections} ref={place} tabIndex={-1}>
      <AccountSection titleId="secondFactor.app" textId="secondFactor.appText">
        <AppSetup uri={textOf(secrets.secret ?? '')} />
      </AccountSection>
      <AccountSection titleId="secondFactor.codes" textId="secondFactor.codesText">
        <RecoveryCodes codes={(secrets.recovery_codes ?? []).map(textOf)} />
      </AccountSection>
      <AccountSection titleId="secondFactor.first" textId="secondFactor.firstText">
        <FirstCodeForm />
      </AccountSection>
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
      <AppCodeField field={form.fieldOf('code')} />
    </ServerFormFrame>
  );
}
