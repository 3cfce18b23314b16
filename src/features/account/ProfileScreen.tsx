import { useGetProfileQuery } from '../../api/api.ts';
import { AccountPage } from './AccountPage.tsx';
import { AccountSection } from './AccountSection.tsx';
import { QueryView } from './QueryView.tsx';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';
import { ExportButton } from './ExportButton.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SessionList } from './SessionList.tsx';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';

export function ProfileScreen() {
  return (
    <AccountPage titleId="profile.title">
      <AccountSection titleId="profile.details">
        <Details />
      </AccountSection>
      <AccountSection titleId="profile.password" textId="profile.passwordText">
        <PasswordForm />
      </AccountSection>
      <AccountSection titleId="sessions.title" textId="sessions.text">
        <SessionList />
      </AccountSection>
      <AccountSection titleId="profile.sessions" textId="profile.sessionsText">
        <SignOutEverywhere />
      </AccountSection>
      <AccountSection titleId="profile.export" textId="profile.exportText">
        <ExportButton />
      </AccountSection>
      <AccountSection titleId="profile.delete" textId="profile.deleteText" isDangerous>
        <DeleteAccountForm />
      </AccountSection>
    </AccountPage>
  );
}

function Details() {
  return (
    <QueryView query={useGetProfileQuery()}>
      {({ customer }) => customer && <ProfileForm profile={customer} />}
    </QueryView>
  );
}
