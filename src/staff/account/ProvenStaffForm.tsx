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
import type { MutationResult } from '../ui/useIdempotentSubmit.ts';
import { useMemberProof } from './useMemberProof.ts';

interface ProvenStaffFormProps {
  readonly name: string;
  readonly submitLabel: string;
  readonly hasPasskeys: boolean;
  readonly send: (staffProof: StaffProof) => Promise<MutationResult>;
  readonly onDone?: () => void;
}

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

function OpenedForm(props: ProvenStaffFormProps) {
  const place = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1}>
      <ProvenStaffForm {...props} />
    </div>
  );
}

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
