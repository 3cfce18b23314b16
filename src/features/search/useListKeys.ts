import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { SuggestionsProps } from './suggestionList.ts';

interface ListKeys extends Pick<SuggestionsProps, 'field' | 'isOpen' | 'onOpen' | 'onClear'> {
  readonly count: number;
  /** Place of the option that the keys stand on; -1 for the field itself */
  readonly active: number;
  readonly onActive: (place: number) => void;
  /** Follows that option */
  readonly onChoose: () => void;
  readonly onClose: () => void;
}

/**
 * The keys of a combobox: arrows walk through field and options in a circle, Enter follows the option, Escape closes the
 * list and then empties the field. All others are the text's own. A press outside the form and a focus that leaves it
 * close the list, too.
 */
export function useListKeys(keys: ListKeys): void {
  const { field, isOpen } = keys;

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { count, active, onActive, onChoose, onClose, onOpen, onClear } = keys;
    // Keys that choose among the characters of an input method are not meant for the list.
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

  // Before the list is painted: whoever sees it may press a key at once.
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
    // The focus leaves for nowhere when the whole window loses it; the list then waits.
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
