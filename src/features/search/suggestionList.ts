import type { RefObject } from 'react';

/** What the field must say of the list below it. */
export interface ShownList {
  readonly hasOptions: boolean;
  /** Id of the option that the arrow keys stand on. */
  readonly activeId?: string | undefined;
}

/** What the field gives to its list. */
export interface SuggestionsProps {
  /** Of the list box; options add to it */
  readonly listId: string;
  readonly isOpen: boolean;
  /** What stands in the field */
  readonly text: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onOpen: () => void;
  readonly onShown: (shown: ShownList) => void;
  /** A suggestion is followed: what was typed has done its work */
  readonly onChosen: () => void;
  /** The field is to be emptied */
  readonly onClear: () => void;
}
