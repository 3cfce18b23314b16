import { useFormik } from 'formik';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { boolean, object } from 'yup';
import { useSendRecordingMutation } from '../../api/api.ts';
import { downloadText } from '../../components/downloadText.ts';
import { errorText } from '../../lib/errorText.ts';
import { useAppStore } from '../../store/hooks.ts';
import { useStoreSecret } from '../../forms/useStoreSecret.ts';
import { exportRecording } from './exportRecording.ts';
import { recordingSummary, type RecordingSummary } from './recordingSummary.ts';
import { shopVersion } from './shopVersion.ts';

/** Id of the box that agrees. */
export const CONSENT = 'report-consent';

const schema = object({ agrees: boolean().isTrue('support.report.consent.missing') });

interface Prepared {
  readonly text: string;
  readonly summary: RecordingSummary;
}

/** What was recorded until the dialog opened, and the sending and saving of it. */
export function useReport() {
  const { formatMessage } = useIntl();
  const { recorder } = useAppStore();
  const storeSecret = useStoreSecret();
  const [prepared, setPrepared] = useState<Prepared>();
  const [send, { data, isLoading, isUninitialized }] = useSendRecordingMutation();

  useEffect(() => {
    // Cleaning takes a moment; the dialog is shown first.
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

  const form = useFormik({
    initialValues: { agrees: false },
    validationSchema: schema,
    onSubmit: async () => {
      // Out of the arguments, which every later recording would hold.
      if (prepared) await send({ recordingForm: { recording: storeSecret(prepared.text) } });
    },
  });

  const hasEnded = !isUninitialized && !isLoading;
  const answer = data || undefined;
  const consentError = form.touched.agrees ? form.errors.agrees : undefined;
  return {
    summary: prepared?.summary,
    agrees: form.values.agrees,
    setAgrees: (agrees: boolean) => void form.setFieldValue('agrees', agrees),
    consentError: consentError && formatMessage({ id: consentError }),
    /** What support finds the recording by, once it was sent */
    code: hasEnded ? answer?.code : undefined,
    failure:
      hasEnded && answer?.code === undefined
        ? (errorText(answer?.error) ?? formatMessage({ id: 'support.report.failed' }))
        : undefined,
    isBusy: isLoading,
    submit: async () => {
      if (isLoading) return;
      await form.submitForm();
      if (!schema.isValidSync(form.values)) document.getElementById(CONSENT)?.focus();
    },
    save: () => {
      if (prepared) downloadText(prepared.text, 'ridge-and-root-recording.json');
    },
  };
}
