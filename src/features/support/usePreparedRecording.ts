import { useEffect, useState } from 'react';
import { exportRecording } from './exportRecording.ts';
import type { Recorder } from './recorder.ts';
import type { RecordingRules } from './recordingRules.ts';
import { recordingSummary, type RecordingSummary } from './recordingSummary.ts';
import { shopVersion } from './shopVersion.ts';

interface PreparedRecording {
  /** The file */
  readonly text: string;
  readonly summary: RecordingSummary;
}

/**
 * What was recorded until it was frozen, cleaned; undefined until that is done. It thaws as the dialog goes.
 * @param rules of the app that is recorded
 */
export function usePreparedRecording(
  recorder: Recorder,
  rules: RecordingRules,
): PreparedRecording | undefined {
  const [prepared, setPrepared] = useState<PreparedRecording>();
  useEffect(() => {
    // Cleaning takes a moment; the dialog is shown first.
    const timer = setTimeout(() => {
      const text = exportRecording(recorder.snapshot(), rules, {
        shopVersion: shopVersion(),
        browser: navigator.userAgent,
      });
      setPrepared({ text, summary: recordingSummary(text) });
    }, 100);
    return () => clearTimeout(timer);
  }, [recorder, rules]);
  useEffect(() => () => recorder.thaw(), [recorder]);
  return prepared;
}
