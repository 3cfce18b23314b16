import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Calls `advance` every `everyMs` milliseconds unless paused, hovered or focused. Without `everyMs` it never calls
 * `advance`.
 */
export function useAutoplay(everyMs: number | undefined, advance: () => void) {
  const [isPaused, setIsPaused] = useState(false);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isStill = isPaused || isPointedAt || isFocused;
  const handleTime = useEffectEvent(advance);

  useEffect(() => {
    if (everyMs === undefined || isStill) return undefined;
    const timer = setInterval(() => handleTime(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, isStill]);

  return {
    isPaused,
    toggle: () => setIsPaused(!isPaused),
    holder: {
      onPointerEnter: () => setIsPointedAt(true),
      onPointerLeave: () => setIsPointedAt(false),
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
    },
  };
}
