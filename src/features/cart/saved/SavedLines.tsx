import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGetSavedLinesQuery } from '../../../api/api.ts';
import type { CartItem } from '../../../api/endpoints.gen.ts';
import { ErrorState } from '../../../components/state/ErrorState.tsx';
import { answerState } from '../../../lib/answerState.ts';
import { uniqueKeys } from '../../../lib/uniqueKeys.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectIsStarted } from '../../session/sessionSlice.ts';
import { SavedLineRow } from './SavedLineRow.tsx';
import styles from './SavedLines.module.css';
import { useFocusHandover } from '../../../components/useFocusHandover.ts';

interface SavedLinesProps {
  readonly onFocusLost: () => void;
}

export function SavedLines({ onFocusLost }: SavedLinesProps) {
  const isStarted = useAppSelector(selectIsStarted);
  const query = useGetSavedLinesQuery(undefined, { skip: !isStarted });
  const { answer, hasFailed } = answerState(query);
  if (hasFailed) {
    return <ErrorState textId="cart.saved.failed" onRetry={query.refetch} />;
  }
  if (!answer || answer.products.length === 0) return null;
  return <SavedList lines={answer.products} onFocusLost={onFocusLost} />;
}

interface SavedListProps extends SavedLinesProps {
  readonly lines: readonly CartItem[];
}

function SavedList({ lines, onFocusLost }: SavedListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const keys = uniqueKeys(lines.map((line) => line.cart_item_id));
  const section = useFocusHandover<HTMLElement>(onFocusLost);
  return (
    <section ref={section} className={styles.saved} aria-labelledby="saved-lines">
      <Typography ref={heading} variant="h3" component="h2" id="saved-lines" tabIndex={-1}>
        <FormattedMessage id="cart.saved.title" />
      </Typography>
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          <SavedLineRow
            key={keys[index]}
            line={line}
            onFocusLost={() => heading.current?.focus()}
          />
        ))}
      </ul>
    </section>
  );
}
