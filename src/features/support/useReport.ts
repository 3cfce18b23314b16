import { useEffect, useState } from 'react';
import { object, string } from 'yup';
import { useSendRecordingMutation } from '../../api/api.ts';
import { downloadText } from '../../components/downloadText.ts';
import { useServerForm } from '../../forms/useServerForm.ts';
import { useStoreSecret } from '../../forms/useStoreSecret.ts';
import { useAppStore } from '../../store/hooks.ts';
import { exportRecording } from './exportRecording.ts';
import { recordingSummary, type RecordingSummary } from './recordingSummary.ts';
import { shopVersion } from './shopVersion.ts';
import { storefrontRules } from './storefrontRules.ts';

const schema = object({ agrees: string().required('support.report.consent.missing') });

interface Prepared {
  readonly text: string;
  readonly summary: RecordingSummary;
}

/** What was recorded until the dialog opened, and the sending and saving of it. */
export function useReport() {
  const { recorder } = useAppStore();
  const storeSecret = useStoreSecret();
  const [prepared, setPrepared] = useState<Prepared>();
  const [send] = useSendRecordingMutation();

  useEffect(() => {
    // Cleaning takes a moment; the dialog is shown first.
    const timer = setTimeout(() => {
      const text = exportRecording(recorder.snapshot(), storefrontRules, {
        shopVersion: shopVersion(),
        browser: navigator.userAgent,
      });
      setPrepared({ text, summary: recordingSummary(text) });
    }, 100);
    return () => clearTimeout(timer);
  }, [recorder]);
  useEffect(() => () => recorder.thaw(), [recorder]);

  const form = useServerForm({
    name: 'report',
    initialValues: { agrees: '' },
    schema,
    // Whoever opens it again agrees again.
    secrets: ['agrees'],
    failedId: 'support.report.failed',
    send: async () => {
      if (!prepared) return undefined;
      // Out of the arguments, which every later recording would hold.
      const { data } = await send({ recordingForm: { recording: storeSecret(prepared.text) } });
      return data;
    },
  });

  return {
    form,
    summary: prepared?.summary,
    /** What support finds the recording by, once it was sent */
    code: form.answer?.code,
    save: () => {
      if (prepared) downloadText(prepared.text, 'ridge-and-root-recording.json');
    },
  };
}
