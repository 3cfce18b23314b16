import Button from '@mui/material/Button';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import type { StaffProof } from '../../api/staffApi.ts';
import { useFocusOnMount } from '../../components/useFocusOnMount.ts';
import { OwnerProofField } from '../../forms/OwnerProofField.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { rejectedWith } from '../problem.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import type { Ended } from '../ui/useIntention.ts';
import { useMemberProof } from './useMemberProof.ts';

interface ProvenStaffFormProps {
  /** Names the form in session storage */
  readonly name: string;
  readonly submitLabel: string;
  readonly hasPasskeys: boolean;
  readonly send: (staffProof: StaffProof) => Promise<Ended>;
  readonly onDone?: () => void;
}

/** A button that asks for the password or a passkey before something is sent. */
export function ProvenStaffButton(props: ProvenStaffFormProps) {
  const [isAsking, setIsAsking] = useState(false);
  if (isAsking) return <OpenedForm {...props} />;
  return (
    <div>
      <Button variant="outlined" onClick={() => setIsAsking(true)}>
        {props.submitLabel}
      </Button>
    </div>
  );
}

/** Takes the focus from the button that it stands in place of. */
function OpenedForm(props: ProvenStaffFormProps) {
  const place = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1}>
      <ProvenStaffForm {...props} />
    </div>
  );
}

/** Sends once the member has entered the password or used a passkey. */
export function ProvenStaffForm(props: ProvenStaffFormProps) {
  const { name, submitLabel, hasPasskeys, send, onDone } = props;
  const { formatMessage } = useIntl();
  const prove = useMemberProof();
  const form = useStaffForm({
    name,
    initialValues: { password: '' },
    schema: object(),
    secrets: ['password'],
    send: async ({ password = '' }) => {
      const staffProof = await prove(password);
      if (!staffProof) return rejectedWith(formatMessage({ id: 'passkeys.noProof' }));
      return send(staffProof);
    },
    ...(onDone && { onDone }),
    leadsAway: true,
    failedId: 'staff.failed',
  });
  return (
    <ServerFormFrame form={form} submitLabel={submitLabel}>
      <OwnerProofField field={form.fieldOf('password')} hasPasskeys={hasPasskeys} />
    </ServerFormFrame>
  );
}
