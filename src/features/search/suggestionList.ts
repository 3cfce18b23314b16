import type { RefObject } from 'react';

export interface ShownList {
  readonly hasOptions: boolean;
  readonly activeId?: string | undefined;
}

export interface SuggestionsProps {
  readonly listId: string;
  readonly isOpen: boolean;
  readonly text: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onOpen: () => void;
  readonly onShown: (shown: ShownList) => void;
  readonly onChosen: () => void;
  readonly onClear: () => void;
}
