import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SignedInMember } from '../../api/staffApi.ts';
import { SignInForm } from './SignInForm.tsx';

/** Asks for the password over what is being done, which stays as it is. */
export function SignInAgainDialog({ member }: { readonly member: SignedInMember }) {
  const titleId = useId();
  return (
    <Dialog open aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>
        <FormattedMessage id="staff.signInAgain.title" />
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>
            <FormattedMessage id="staff.signInAgain.text" values={{ name: member.name }} />
          </Typography>
          <SignInForm email={member.email} />
        </Stack>
      </DialogContent>
    </Dialog>
  );
}
