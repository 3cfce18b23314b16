import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { SignedInMember } from '../../api/staffApi.ts';
import { AddPasskeyForm } from '../account/AddPasskeyForm.tsx';
import { AppSetupForm } from '../account/AppSetupForm.tsx';
import { CodeForm } from './CodeForm.tsx';
import { PasskeyStaffSignIn } from './PasskeyStaffSignIn.tsx';
import type { SecondFactor } from './signInTexts.ts';

export interface SecondFactorStepProps {
  readonly step: SecondFactor;
  readonly member: SignedInMember;
}

export function SecondFactorStep({ step, member }: SecondFactorStepProps) {
  if (step === 'code') return <CodeForm email={member.email} />;
  if (step === 'passkey') return <PasskeyStaffSignIn />;
  return (
    <>
      <Typography component="h2" variant="h4">
        <FormattedMessage id="staff.account.app" />
      </Typography>
      <AppSetupForm hasPasskeys={false} />
      <Typography component="h2" variant="h4">
        <FormattedMessage id="passkeys.title" />
      </Typography>
      <AddPasskeyForm hasPasskeys={false} />
    </>
  );
}
