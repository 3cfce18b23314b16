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
import { SignInForm } from './SignInForm.tsx';
import { signOut } from './signOut.ts';

/** Asks for the password over what is being done, which stays as it is; somebody else may take over. */
export function SignInAgainDialog({ member }: { readonly member: SignedInMember }) {
  const titleId = useId();
  const dispatch = useStaffDispatch();
  return (
    <Dialog
      open
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
      // Nobody reads on behind it.
      slotProps={{ backdrop: { sx: { backgroundColor: 'background.default' } } }}
    >
      <DialogTitle id={titleId}>
        <FormattedMessage id="staff.signInAgain.title" />
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>
            <FormattedMessage id="staff.signInAgain.text" values={{ name: member.name }} />
          </Typography>
          <SignInForm email={member.email} />
          <Button onClick={() => void dispatch(signOut())}>
            <FormattedMessage id="staff.signIn.other" />
          </Button>
        </Stack>
      </DialogContent>
    </Dialog>
  );
}
