import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRemoveSecondFactorMutation, useRenewRecoveryCodesMutation } from '../../api/api.ts';
import type { SecondFactor, SecondFactorSecrets } from '../../api/endpoints.gen.ts';
import { useFocusHandover } from '../../components/useFocusHandover.ts';
import { useFocusOnMount } from '../../components/useFocusOnMount.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { toastShown } from '../ui/uiSlice.ts';
import { AccountSection } from './AccountSection.tsx';
import { ProvenForm } from './ProvenForm.tsx';
import { RecoveryCodes } from '../../forms/secondFactor/RecoveryCodes.tsx';
import styles from '../../forms/secondFactor/SecondFactor.module.css';
import { useSecretText } from '../../forms/useSecretText.ts';

interface SecondFactorOnProps {
  readonly factor: SecondFactor;
  readonly onFocusLost: () => void;
}

export function SecondFactorOn({ factor, onFocusLost }: SecondFactorOnProps) {
  const { formatMessage, formatDate } = useIntl();
  const dispatch = useAppDispatch();
  const [remove] = useRemoveSecondFactorMutation();
  const part = useFocusHandover<HTMLDivElement>(onFocusLost);
  const { since = '', recovery_codes_left: count = 0 } = factor;
  const date = formatDate(since, { dateStyle: 'medium' });
  return (
    <div className={styles.sections} ref={part}>
      <AccountSection titleId="secondFactor.on">
        <p>
          <FormattedMessage id="secondFactor.since" values={{ date }} />
        </p>
        <p>
          <FormattedMessage id="secondFactor.left" values={{ count }} />
        </p>
      </AccountSection>
      <AccountSection titleId="secondFactor.newCodes" textId="secondFactor.newCodesText">
        <NewCodes />
      </AccountSection>
      <AccountSection titleId="secondFactor.remove" textId="secondFactor.removeText" isDangerous>
        <ProvenForm
          name="second factor off"
          label={formatMessage({ id: 'secondFactor.switchOff' })}
          send={(ownerProofForm) => remove({ ownerProofForm })}
          onDone={() => {
            const content = { messageId: 'secondFactor.switchedOff' };
            dispatch(toastShown({ kind: 'success', content }));
          }}
        />
      </AccountSection>
    </div>
  );
}

function MadeCodes({ codes }: { readonly codes: readonly string[] }) {
  const place = useFocusOnMount<HTMLDivElement>();
  const textOf = useSecretText();
  return (
    <div ref={place} tabIndex={-1}>
      <RecoveryCodes codes={codes.map(textOf)} />
    </div>
  );
}

function NewCodes() {
  const { formatMessage } = useIntl();
  const [renew] = useRenewRecoveryCodesMutation();
  const [secrets, setSecrets] = useState<SecondFactorSecrets>();
  if (secrets) return <MadeCodes codes={secrets.recovery_codes ?? []} />;
  return (
    <ProvenForm<SecondFactorSecrets>
      name="recovery codes"
      label={formatMessage({ id: 'secondFactor.makeCodes' })}
      send={(ownerProofForm) => renew({ ownerProofForm })}
      onDone={setSecrets}
    />
  );
}
