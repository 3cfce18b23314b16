import { useEffect, useState } from 'react';
import { object, string } from 'yup';
import { useSendRecordingMutation } from '../../../api/api.ts';
import { downloadText } from '../../../components/downloadText.ts';
import { useServerForm } from '../../../forms/useServerForm.ts';
import { useStoreSecret } from '../../../forms/useStoreSecret.ts';
import { useAppStore } from '../../../store/hooks.ts';
import { exportRecording } from '../exportRecording.ts';
import type { Recorder } from '../recorder.ts';
import { recordingSummary, type RecordingSummary } from './recordingSummary.ts';

/** Which build of the shop the page runs: the hash in the name of its first script. */
function shopVersion(): string {
  const scripts = [...document.scripts].map(({ src }) => src);
  const [, hash] = /\/assets\/(?:main|staff)\.(\w+)\.js/.exec(scripts.join(' ')) ?? [];
  return hash ?? 'development';
}

const schema = object({ agrees: string().required('support.report.consent.missing') });

interface PreparedRecording {
  /** The file */
  readonly text: string;
  readonly summary: RecordingSummary;
}

/** Recording up to the freeze, redacted; undefined until that is done. It thaws as the dialog goes. */
function usePreparedRecording(recorder: Recorder): PreparedRecording | undefined {
  const [prepared, setPrepared] = useState<PreparedRecording>();
  useEffect(() => {
    // Redacting takes a moment; the dialog is shown first.
    const timer = setTimeout(() => {
      const text = exportRecording(recorder.snapshot(), {
        shopVersion: shopVersion(),
        browser: navigator.userAgent,
      });
      setPrepared({ text, summary: recordingSummary(text) });
    }, 100);
    return () => clearTimeout(timer);
  }, [recorder]);
  useEffect(() => () => recorder.thaw(), [recorder]);
  return prepared;
}

/** What was recorded until the dialog opened, and the sending and saving of it. */
export function useReport() {
  const { recorder } = useAppStore();
  const storeSecret = useStoreSecret();
  const prepared = usePreparedRecording(recorder);
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
