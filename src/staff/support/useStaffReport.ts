import { object, string } from 'yup';
import { useSendStaffRecordingMutation } from '../../api/staffApi.ts';
import { downloadText } from '../../components/downloadText.ts';
import { usePreparedRecording } from '../../features/support/usePreparedRecording.ts';
import { useStaffSecret } from '../session/useStaffSecret.ts';
import { useStaffStore } from '../staffHooks.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { staffRules } from './staffRules.ts';

const schema = object({ agrees: string().required('support.report.consent.missing') });

/**
 * What was recorded until the dialog opened, and the sending and saving of it.
 * @param intent its `Idempotency-Key`: what got no answer and is sent again is kept once
 */
export function useStaffReport(intent: string) {
  const { recorder } = useStaffStore();
  const storeSecret = useStaffSecret();
  const prepared = usePreparedRecording(recorder, staffRules);
  const [send, { data: sent }] = useSendStaffRecordingMutation();

  const form = useStaffForm({
    name: 'staff-report',
    initialValues: { agrees: '' },
    schema,
    // Whoever opens it again agrees again.
    secrets: ['agrees'],
    failedId: 'staff.report.failed',
    send: async () => {
      if (!prepared) return { data: '' };
      // Out of the arguments, which every later recording would hold.
      const recording = storeSecret(prepared.text);
      return send({ 'Idempotency-Key': intent, staffRecordingForm: { recording } });
    },
  });

  return {
    form,
    summary: prepared?.summary,
    /** What the recording is found by, once it was sent */
    code: sent ? sent.code : undefined,
    save: () => {
      if (prepared) downloadText(prepared.text, 'ridge-and-root-counter-recording.json');
    },
  };
}
