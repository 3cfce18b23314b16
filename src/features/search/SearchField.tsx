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
  /** What is searched here */
  label: string;
  /** Whether typing alone searches, not only the submit; true by default. */
  isLive?: boolean;
}

const SEARCH = '/search';
/** Pause after the last keystroke. */
const PAUSE_MS = 500;

/** The suggestions below a search field, whose code comes when the field is first used. */
export const LazySuggestions = loadable(
  () => import(/* webpackChunkName: "suggestions" */ './Suggestions.tsx'),
  'Suggestions',
);

/**
 * Searches while the shopper types where it is live, and at once on submit. On the search page it shows the term of the
 * URL and rewrites it in place; from elsewhere it leads there. As a plain form it works before its code has arrived.
 */
export function SearchField({ label, isLive = true }: SearchFieldProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isOnSearch = pathname === SEARCH;
  const term = isOnSearch ? (new URLSearchParams(search).get('search') ?? '') : '';
  // What was typed since the location last changed it.
  const [draft, setDraft] = useState<string>();
  // The keystroke whose pause runs.
  const [keystroke, setKeystroke] = useState<{ readonly typed: string }>();
  const text = draft ?? term;
  const askedTerm = useRef<string>(undefined);
  const shownLocation = useRef(pathname + search);
  const field = useRef<HTMLInputElement>(null);
  const dispatch = useAppDispatch();
  const listId = useId();
  const isOpen = useAppSelector(selectOpenField) === listId;
  // The list's code comes with the first focus.
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

  /** An empty field on the search page means all products; elsewhere nothing was asked. */
  const handleClear = () => {
    if (isOnSearch) handleType('');
    else forget('');
  };

  /** The next use asks for its code again. */
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

  // A location that this field asked for is no news to whoever types on; any other ends the wait.
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
