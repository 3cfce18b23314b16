import { useEffect, useRef, useState } from 'react';
import type { Picture } from '../../api/endpoints.gen.ts';
import { smallestFrom } from '../../lib/pictureSources.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectIsStarted } from '../session/sessionSlice.ts';

/** As ProductImage asks for a large picture on a phone. */
const PHONE_PIXELS = 700;

/** Resolves when the browser has the picture at hand. */
async function fetched(address: string): Promise<void> {
  const copy = new Image();
  copy.src = address;
  await copy.decode();
}

/**
 * Whether the first banner can be drawn again without a flash: start-up has ended, and its picture is in the browser's
 * cache. Phones have got it inside the page, where a new element does not find it.
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
