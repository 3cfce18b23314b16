import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useId, useRef, useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { SearchIcon } from '../../components/icons.tsx';
import { loadable } from '../../components/loadable.tsx';
import { searchPath } from '../../lib/paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import {
  selectOpenField,
  suggestionsClosed,
  suggestionsOpened,
  termSearched,
} from './searchSlice.ts';
import type { ShownList } from './suggestionList.ts';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  label: string;
  isLive?: boolean;
}

const SEARCH = '/search';
/** Debounce after the last keystroke, in milliseconds. */
const PAUSE_MS = 500;

export const LazySuggestions = loadable(
  () => import(/* webpackChunkName: "suggestions" */ './Suggestions.tsx'),
  'Suggestions',
);

/**
 * Searches while typing if `isLive`, and at once on submit. On the search page, a search replaces the history
 * entry. Works as a plain form before hydration.
 */
export function SearchField({ label, isLive = true }: SearchFieldProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isOnSearch = pathname === SEARCH;
  const term = isOnSearch ? (new URLSearchParams(search).get('search') ?? '') : '';
  // Typed text; while undefined, the field shows the location's term.
  const [draft, setDraft] = useState<string>();
  const [keystroke, setKeystroke] = useState<{ readonly typed: string }>();
  const text = draft ?? term;
  const askedTerm = useRef<string>(undefined);
  const shownLocation = useRef(pathname + search);
  const field = useRef<HTMLInputElement>(null);
  const dispatch = useAppDispatch();
  const listId = useId();
  const isOpen = useAppSelector(selectOpenField) === listId;
  const [isUsed, setIsUsed] = useState(false);
  const [shown, setShown] = useState<ShownList>({ hasOptions: false });

  const handleType = (typed: string) => {
    setDraft(typed);
    if (isLive) setKeystroke({ typed });
  };

  const searchNow = () => {
    setKeystroke(undefined);
    if (isOnSearch && text === term) return;
    askedTerm.current = text;
    void navigate(searchPath(text), { replace: isOnSearch });
  };

  const showSuggestions = () => {
    if (!isOpen) dispatch(suggestionsOpened(listId));
  };

  const forget = (draftLeft?: string) => {
    setKeystroke(undefined);
    setDraft(draftLeft);
  };

  const handleClear = () => {
    if (isOnSearch) handleType('');
    else forget('');
  };

  /** Unmounts the list whose chunk failed to load; the next use of the field retries. */
  const handleMissingList = () => {
    setIsUsed(false);
    dispatch(suggestionsClosed());
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    dispatch(suggestionsClosed());
    dispatch(termSearched(text));
    searchNow();
  };

  const endWait = useEffectEvent(searchNow);
  useEffect(() => {
    if (!keystroke) return undefined;
    const timer = setTimeout(() => endWait(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [keystroke]);

  // A navigation by this field keeps the pending input; any other navigation cancels it.
  const followLocation = useEffectEvent(() => {
    const isAsked = isOnSearch && askedTerm.current === term;
    if (isAsked && keystroke) return;
    setKeystroke(undefined);
    if (isOnSearch) setDraft(undefined);
  });
  useEffect(() => {
    if (shownLocation.current === pathname + search) return;
    shownLocation.current = pathname + search;
    followLocation();
  }, [pathname, search]);

  const adoptEarlyUse = useEffectEvent(() => {
    const early = field.current?.value ?? '';
    if (early !== text) handleType(early);
    if (document.activeElement === field.current) showSuggestions();
  });
  useEffect(() => adoptEarlyUse(), []);

  return (
    <form
      role="search"
      aria-label={label}
      action={SEARCH}
      className={styles.form}
      onSubmit={handleSubmit}
    >
      <OutlinedInput
        fullWidth
        inputRef={field}
        type="search"
        name="search"
        placeholder={intl.formatMessage({ id: 'search.field.placeholder' })}
        autoComplete="off"
        value={text}
        slotProps={{
          input: {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': isOpen && shown.hasOptions,
            'aria-controls': isOpen && shown.hasOptions ? listId : undefined,
            'aria-activedescendant': isOpen ? shown.activeId : undefined,
            'aria-label': label,
            enterKeyHint: 'search',
            onClick: showSuggestions,
          },
        }}
        onFocus={() => setIsUsed(true)}
        onChange={(event) => {
          handleType(event.target.value);
          showSuggestions();
        }}
        endAdornment={
          <IconButton
            type="submit"
            color="primary"
            aria-label={intl.formatMessage({ id: 'search.field.submit' })}
          >
            <SearchIcon size={20} />
          </IconButton>
        }
      />
      {(isUsed || isOpen) && (
        <LazySuggestions
          listId={listId}
          isOpen={isOpen}
          text={text}
          field={field}
          onOpen={showSuggestions}
          onShown={setShown}
          onChosen={forget}
          onClear={handleClear}
          onFailure={handleMissingList}
        />
      )}
    </form>
  );
}
