import { useEffect, useState } from 'react';
import type { Recording } from '../recording.ts';
import { timeOfStep } from './replay.ts';

export const SPEEDS = [1, 4] as const;
type Speed = (typeof SPEEDS)[number];

const LONGEST_PAUSE_MS = 2000;

export interface Playback {
  /** Number of replayed actions; 0 is the starting state. */
  readonly step: number;
  readonly lastStep: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly jumpTo: (step: number) => void;
  readonly togglePlaying: () => void;
  readonly setSpeed: (speed: Speed) => void;
}

/**
 * Plays a recording with its original timing, but shortens long pauses.
 * @param firstStep clamped to the recording
 */
export function usePlayback(recording: Pick<Recording, 'times'>, firstStep = 0): Playback {
  const lastStep = recording.times.length;
  const nearest = (wanted: number) => Math.min(Math.max(wanted, 0), lastStep);
  const [step, setStep] = useState(() => nearest(firstStep));
  const [wantsPlaying, setWantsPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const isPlaying = wantsPlaying && step < lastStep;

  useEffect(() => {
    if (!isPlaying) return undefined;
    const recorded = timeOfStep(recording, step + 1) - timeOfStep(recording, step);
    const pause = Math.min(Math.max(recorded, 0), LONGEST_PAUSE_MS) / speed;
    const timer = setTimeout(() => setStep(step + 1), pause);
    return () => clearTimeout(timer);
  }, [isPlaying, recording, speed, step]);

  return {
    step,
    lastStep,
    isPlaying,
    speed,
    jumpTo: (wanted) => {
      setWantsPlaying(false);
      setStep(nearest(wanted));
    },
    togglePlaying: () => {
      if (step === lastStep) setStep(0);
      setWantsPlaying(!isPlaying);
    },
    setSpeed,
  };
}
