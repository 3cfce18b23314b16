import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { SuggestionsProps } from './suggestionList.ts';

interface ListKeys extends Pick<SuggestionsProps, 'field' | 'isOpen' | 'onOpen' | 'onClear'> {
  readonly count: number;
  /** Index of the active option; -1 for the field itself. */
  readonly active: number;
  readonly onActive: (place: number) => void;
  readonly onChoose: () => void;
  readonly onClose: () => void;
}

export function useListKeys(keys: ListKeys): void {
  const { field, isOpen } = keys;

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { count, active, onActive, onChoose, onClose, onOpen, onClear } = keys;
    // Ignore keys during IME composition.
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) onOpen();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      onActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
    } else if (event.key === 'Enter' && isOpen && active >= 0) {
      event.preventDefault();
      onChoose();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (isOpen) onClose();
      else if (field.current?.value) onClear();
    }
  });

  const closeOutside = useEffectEvent((target: EventTarget | null) => {
    if (!(target instanceof Node) || !field.current?.form?.contains(target)) keys.onClose();
  });

  // Attach before the first paint, because the first key may follow immediately.
  useLayoutEffect(() => {
    const input = field.current;
    const listener = (event: KeyboardEvent) => handleKey(event);
    input?.addEventListener('keydown', listener);
    return () => input?.removeEventListener('keydown', listener);
  }, [field]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const form = field.current?.form;
    const press = ({ target }: PointerEvent) => closeOutside(target);
    // `relatedTarget` is null when the browser window loses focus; keep the list open then.
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) closeOutside(relatedTarget);
    };
    document.addEventListener('pointerdown', press);
    form?.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('pointerdown', press);
      form?.removeEventListener('focusout', leave);
    };
  }, [field, isOpen]);
}
