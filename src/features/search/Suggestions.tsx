import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch } from '../../store/hooks.ts';
import { SuggestionGroup } from './SuggestionGroup.tsx';
import type { SuggestionsProps } from './suggestionList.ts';
import styles from './Suggestions.module.css';
import { recentTermsCleared, suggestionsClosed, termSearched } from './searchSlice.ts';
import { useListKeys } from './useListKeys.ts';
import { useSuggestions, type Suggestion } from './useSuggestions.ts';

const GROUPS = [
  { kind: 'term', titleId: 'search.recent.title' },
  { kind: 'collection', titleId: 'search.suggest.collections' },
  { kind: 'product', titleId: 'search.suggest.products' },
] as const;

export function Suggestions(props: SuggestionsProps) {
  const { listId, isOpen, text, field, onOpen, onShown, onChosen, onClear } = props;
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { suggestions, isWaiting, term } = useSuggestions(text, isOpen);
  const [activeKey, setActiveKey] = useState<string>();
  const [shownText, setShownText] = useState(text);
  if (shownText !== text) {
    setShownText(text);
    setActiveKey(undefined);
  }
  const active = suggestions.findIndex(({ key }) => key === activeKey);
  const hasOptions = suggestions.length > 0;
  const idOf = (place: number) => `${listId}-${place}`;
  const activeId = active < 0 ? undefined : idOf(active);
  const activeOption = useRef<HTMLAnchorElement>(null);

  const close = () => {
    setActiveKey(undefined);
    dispatch(suggestionsClosed());
  };
  const handleChosen = (suggestion: Suggestion) => {
    dispatch(termSearched(suggestion.kind === 'term' ? suggestion.term : text));
    close();
    onChosen();
  };
  useListKeys({
    field,
    isOpen,
    onOpen,
    onClear,
    count: suggestions.length,
    active,
    onActive: (place) => setActiveKey(suggestions[place]?.key),
    onChoose: () => activeOption.current?.click(),
    onClose: close,
  });

  const report = useEffectEvent(onShown);
  useEffect(() => {
    report({ hasOptions, activeId });
    activeOption.current?.scrollIntoView({ block: 'nearest' });
  }, [hasOptions, activeId]);

  if (!isOpen || (term === '' && !hasOptions)) return null;
  return (
    <Paper variant="raised" className={styles.panel}>
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        className={hasOptions ? 'visuallyHidden' : styles.notice}
      >
        {hasOptions && !isWaiting && (
          <FormattedMessage id="search.suggest.count" values={{ count: suggestions.length }} />
        )}
        {!hasOptions && isWaiting && <FormattedMessage id="search.suggest.loading" />}
        {!hasOptions && !isWaiting && (
          <FormattedMessage id="search.suggest.none" values={{ term }} />
        )}
      </Typography>
      {hasOptions && (
        <div
          role="listbox"
          id={listId}
          className={styles.list}
          aria-label={formatMessage({ id: 'search.suggest.label' })}
          aria-busy={isWaiting}
        >
          {GROUPS.map(({ kind, titleId }) => (
            <SuggestionGroup
              key={kind}
              title={formatMessage({ id: titleId })}
              entries={suggestions.flatMap((suggestion, place) =>
                suggestion.kind === kind ? [{ suggestion, id: idOf(place) }] : [],
              )}
              activeId={activeId}
              activeOption={activeOption}
              onChosen={handleChosen}
            />
          ))}
        </div>
      )}
      {suggestions.some(({ kind }) => kind === 'term') && (
        <Button
          fullWidth
          className={styles.clear}
          onClick={() => {
            dispatch(recentTermsCleared());
            field.current?.focus();
          }}
        >
          <FormattedMessage id="search.recent.clear" />
        </Button>
      )}
    </Paper>
  );
}
