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

function shopVersion(): string {
  const scripts = [...document.scripts].map(({ src }) => src);
  const [, hash] = /\/assets\/(?:main|staff)\.(\w+)\.js/.exec(scripts.join(' ')) ?? [];
  return hash ?? 'development';
}

const schema = object({ agrees: string().required('support.report.consent.missing') });

interface PreparedRecording {
  readonly text: string;
  readonly summary: RecordingSummary;
}

function usePreparedRecording(recorder: Recorder): PreparedRecording | undefined {
  const [prepared, setPrepared] = useState<PreparedRecording>();
  useEffect(() => {
    // Redaction blocks the main thread, so show the dialog first.
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

export function useReport() {
  const { recorder } = useAppStore();
  const storeSecret = useStoreSecret();
  const prepared = usePreparedRecording(recorder);
  const [send] = useSendRecordingMutation();

  const form = useServerForm({
    name: 'report',
    initialValues: { agrees: '' },
    schema,
    // Exclude the consent from the draft, because each report needs its own consent.
    secrets: ['agrees'],
    failedId: 'support.report.failed',
    send: async () => {
      if (!prepared) return { data: undefined };
      // Send a vault reference: otherwise every later recording would contain this text in the call's arguments.
      return send({ recordingForm: { recording: storeSecret(prepared.text) } });
    },
  });

  return {
    form,
    summary: prepared?.summary,
    code: form.answer?.code,
    save: () => {
      if (prepared) downloadText(prepared.text, 'recording.json');
    },
  };
}
