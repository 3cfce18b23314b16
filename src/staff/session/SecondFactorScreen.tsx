import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SignedInMember } from '../../api/staffApi.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { EntryPage } from './EntryPage.tsx';
import { LoadedStep } from './LoadedStep.tsx';
import { signInTexts, type SecondFactor } from './signInTexts.ts';
import { signOut } from './signOut.ts';

interface SecondFactorScreenProps {
  readonly step: SecondFactor;
  readonly member: SignedInMember;
}

export function SecondFactorScreen({ step, member }: SecondFactorScreenProps) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const { title, text } = signInTexts[step];
  return (
    <EntryPage
      title={formatMessage({ id: title })}
      {...(text !== undefined && { text: formatMessage({ id: text }) })}
    >
      <LoadedStep step={step} member={member} />
      <Button onClick={() => void dispatch(signOut())}>
        <FormattedMessage id="staff.signIn.other" />
      </Button>
    </EntryPage>
  );
}
