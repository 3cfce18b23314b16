import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Playback } from './usePlayback.ts';

function isTaken(key: string, target: Element): boolean {
  if (target.matches('select, textarea, input:not([type="range"])')) return true;
  // In the step list, Enter selects the step and Space toggles playback.
  return key === ' ' && target.matches('button, a, summary') && !target.matches('li > button');
}

export function useStepKeys(timeline: RefObject<HTMLElement | null>, playback: Playback): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented, altKey, ctrlKey, metaKey } = event;
    // Skip keys that the slider has already handled.
    if (!(target instanceof Element) || defaultPrevented || altKey || ctrlKey || metaKey) return;
    const isMeant = target === document.body || timeline.current?.contains(target);
    if (!isMeant || isTaken(key, target)) return;
    const { step, lastStep, jumpTo, togglePlaying } = playback;
    const moves: Record<string, () => void> = {
      ArrowLeft: () => jumpTo(step - 1),
      ArrowUp: () => jumpTo(step - 1),
      ArrowRight: () => jumpTo(step + 1),
      ArrowDown: () => jumpTo(step + 1),
      Home: () => jumpTo(0),
      End: () => jumpTo(lastStep),
      ' ': togglePlaying,
    };
    const move = moves[key];
    if (!move) return;
    event.preventDefault();
    move();
  });

  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
