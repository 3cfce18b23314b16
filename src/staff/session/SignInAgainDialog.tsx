import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SignedInMember } from '../../api/staffApi.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { LoadedStep } from './LoadedStep.tsx';
import { SignInForm } from './SignInForm.tsx';
import { isSecondFactor, signInTexts } from './signInTexts.ts';
import { signInDismissed, type SignInStep } from './staffSessionSlice.ts';
import { signOut } from './signOut.ts';

interface SignInAgainDialogProps {
  readonly step: SignInStep;
  readonly member: SignedInMember;
}

export function SignInAgainDialog({ step, member }: SignInAgainDialogProps) {
  const titleId = useId();
  const dispatch = useStaffDispatch();
  const { title, text } = signInTexts[step];
  return (
    <Dialog
      open
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
      // An opaque backdrop hides the page's content.
      slotProps={{ backdrop: { sx: { backgroundColor: 'background.default' } } }}
    >
      <DialogTitle id={titleId}>
        <FormattedMessage id={title} />
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          {text !== undefined && (
            <Typography>
              <FormattedMessage id={text} values={{ name: member.name }} />
            </Typography>
          )}
          {isSecondFactor(step) ? (
            <LoadedStep step={step} member={member} />
          ) : (
            <SignInForm email={member.email} />
          )}
          {step === 'recent' ? (
            <Button onClick={() => dispatch(signInDismissed())}>
              <FormattedMessage id="confirm.cancel" />
            </Button>
          ) : (
            <Button onClick={() => void dispatch(signOut())}>
              <FormattedMessage id="staff.signIn.other" />
            </Button>
          )}
        </Stack>
      </DialogContent>
    </Dialog>
  );
}
