import { object, string } from 'yup';
import { useSendRecordingMutation } from '../../api/api.ts';
import { downloadText } from '../../components/downloadText.ts';
import { useServerForm } from '../../forms/useServerForm.ts';
import { useStoreSecret } from '../../forms/useStoreSecret.ts';
import { useAppStore } from '../../store/hooks.ts';
import { storefrontRules } from './storefrontRules.ts';
import { usePreparedRecording } from './usePreparedRecording.ts';

const schema = object({ agrees: string().required('support.report.consent.missing') });

/** What was recorded until the dialog opened, and the sending and saving of it. */
export function useReport() {
  const { recorder } = useAppStore();
  const storeSecret = useStoreSecret();
  const prepared = usePreparedRecording(recorder, storefrontRules);
  const [send] = useSendRecordingMutation();

  const form = useServerForm({
    name: 'report',
    initialValues: { agrees: '' },
    schema,
    // Whoever opens it again agrees again.
    secrets: ['agrees'],
    failedId: 'support.report.failed',
    send: async () => {
      if (!prepared) return { data: undefined };
      // Out of the arguments, which every later recording would hold.
      return send({ recordingForm: { recording: storeSecret(prepared.text) } });
    },
  });

  return {
    form,
    summary: prepared?.summary,
    /** What support finds the recording by, once it was sent */
    code: form.answer?.code,
    save: () => {
      if (prepared) downloadText(prepared.text, 'recording.json');
    },
  };
}
