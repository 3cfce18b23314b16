import { useEffect, useRef, useState } from 'react';
import type { Picture } from '../../api/endpoints.gen.ts';
import { smallestFrom } from '../../lib/pictureSources.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectIsStarted } from '../session/sessionSlice.ts';

/** Picture width that ProductImage requests on a phone, in pixels. */
const PHONE_PIXELS = 700;

async function fetched(address: string): Promise<void> {
  const copy = new Image();
  copy.src = address;
  await copy.decode();
}

/**
 * Returns `isSettled`: true once start-up has ended and the first banner's picture is cached, so that the slider
 * renders without a flash. If the page inlines the picture as a data URL, the hook fetches the file first.
 */
export function useFirstPicture(picture: Picture | undefined) {
  const holder = useRef<HTMLDivElement>(null);
  const isStarted = useAppSelector(selectIsStarted);
  const [isSettled, setIsSettled] = useState(false);

  useEffect(() => {
    if (!isStarted || isSettled || !picture) return undefined;
    const shown = holder.current?.querySelector('img')?.currentSrc ?? '';
    let isStopped = false;
    const settle = () => {
      if (!isStopped) setIsSettled(true);
    };
    const isInPage = shown.startsWith('data:');
    const cached = isInPage ? fetched(smallestFrom(picture, PHONE_PIXELS)) : Promise.resolve();
    cached.then(settle, settle);
    return () => {
      isStopped = true;
    };
  }, [isStarted, isSettled, picture]);

  return { holder, isSettled };
}
