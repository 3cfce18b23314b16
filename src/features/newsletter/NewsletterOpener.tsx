import { useEffect, useEffectEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectNewsletterAction } from '../shop/configSelector.ts';
import { selectIsStarted } from '../session/sessionSlice.ts';
import {
  newsletterOpened,
  selectDialog,
  selectIsMobileMenuOpen,
  selectNewsletterSeen,
} from '../ui/uiSlice.ts';
import { newsletterDialog } from './dialogs.ts';

const OPEN_DELAY_MS = 2500;

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select') ?? false;
}

const PRESS = ['pointerdown', 'pointerup', 'pointercancel'];

/**
 * Opens the newsletter pop-up once per browser, after start-up, a delay and browser idle time. Waits while a dialog
 * or the menu is open, and during typing and pointer presses.
 */
export function NewsletterOpener() {
  const dispatch = useAppDispatch();
  const isStarted = useAppSelector(selectIsStarted);
  const isSeen = useAppSelector(selectNewsletterSeen);
  const hasList = useAppSelector(selectNewsletterAction) !== '';
  const isFree = useAppSelector(
    (state) => selectDialog(state) === null && !selectIsMobileMenuOpen(state),
  );
  const isDue = isStarted && hasList && !isSeen && isFree;

  const open = useEffectEvent(() => {
    if (!isDue) return;
    dispatch(newsletterOpened());
    dispatch(newsletterDialog.opened({}));
  });

  useEffect(() => {
    if (!isDue) return undefined;
    let isStopped = false;
    let isPressing = false;
    const notePress = ({ type }: Event) => {
      isPressing = type === 'pointerdown';
    };
    for (const type of PRESS) window.addEventListener(type, notePress, true);
    const isInUse = () => isPressing || isTyping();
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        if (isInUse()) return wait();
        whenIdle(() => {
          // Without the chunk there is no pop-up to open; the next visit retries.
          newsletterDialog.Lazy.preload().then(
            () => isStopped || (isInUse() ? wait() : open()),
            () => undefined,
          );
        });
      }, OPEN_DELAY_MS);
    };
    wait();
    return () => {
      isStopped = true;
      clearTimeout(timer);
      for (const type of PRESS) window.removeEventListener(type, notePress, true);
    };
  }, [isDue]);
  return null;
}
