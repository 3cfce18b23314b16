import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { createKeybindingsHandler } from 'tinykeys';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { miniCartOpened, selectIsMiniCartOpen } from '../cart/cartSlice.ts';
import { shortcutsDialog } from './dialogs.ts';
import { selectDialog, selectIsMobileMenuOpen } from '../ui/uiSlice.ts';
import { SHORTCUTS, type ShortcutAct } from './shortcutList.ts';

/** Builds a tinykeys binding, e.g. 'g h'. Shift is optional for punctuation, which needs it on some keyboards. */
function binding(keys: readonly string[]): string {
  return keys.map((key) => (/\w/.test(key) ? key : `[Shift]+${key}`)).join(' ');
}

function isInField({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element &&
    target.closest('input, select, textarea, [contenteditable]') !== null
  );
}

export function ShortcutKeys() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isCovered = useAppSelector(
    (state) =>
      selectDialog(state) !== null || selectIsMiniCartOpen(state) || selectIsMobileMenuOpen(state),
  );

  const ignore = useEffectEvent(
    (event: KeyboardEvent) =>
      isCovered || event.repeat || event.isComposing || event.defaultPrevented || isInField(event),
  );
  const act = useEffectEvent((event: KeyboardEvent, wanted: ShortcutAct) => {
    // Keep the character out of the field that takes the focus.
    event.preventDefault();
    if (wanted === 'help') dispatch(shortcutsDialog.opened({}));
    else if (wanted === 'miniCart') dispatch(miniCartOpened());
    else if (wanted === 'search') {
      document.querySelector<HTMLInputElement>('[role=search] input')?.focus();
    } else void navigate(wanted.to);
  });

  useEffect(() => {
    const start = () =>
      createKeybindingsHandler(
        Object.fromEntries(
          SHORTCUTS.flatMap(({ keys, act: wanted }) => {
            if (!wanted) return [];
            const done = (event: KeyboardEvent) => {
              // A handler keeps waiting for other sequences with the same first key, so replace it.
              handle = start();
              act(event, wanted);
            };
            return [[binding(keys), done] as const];
          }),
        ),
        { ignore: (event) => ignore(event) },
      );
    let handle = start();
    const listener = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  return null;
}
