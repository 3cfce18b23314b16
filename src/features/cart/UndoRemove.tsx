import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pressProps } from '../../components/pressProps.ts';
import { useRestoreCartLineMutation } from '../../api/api.ts';
import { classNames } from '../../lib/classNames.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { removalForgotten, selectRemoved, type RemovedLine } from './cartSlice.ts';
import styles from './UndoRemove.module.css';
import { useFocusHandover } from '../../components/useFocusHandover.ts';

const LASTS_MS = 10_000;

interface UndoRemoveProps {
  readonly isFloating?: boolean;
}

/** Offers to undo the last removal for ten seconds. The live region stays mounted, so that its text is announced. */
export function UndoRemove({ isFloating = false }: UndoRemoveProps) {
  const removed = useAppSelector(selectRemoved);
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={frame}
      role="status"
      tabIndex={-1}
      className={classNames(isFloating && styles.floating)}
    >
      {removed && (
        <Removed
          key={removed.key}
          line={removed}
          onFocusLost={() => frame.current?.focus({ preventScroll: true })}
        />
      )}
    </div>
  );
}

type Holder = 'pointer' | 'focus';

interface RemovedProps {
  readonly line: RemovedLine;
  readonly onFocusLost: () => void;
}

function Removed({ line, onFocusLost }: RemovedProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [restoreLine, { isLoading: isRestoring }] = useRestoreCartLineMutation();
  const notice = useFocusHandover<HTMLDivElement>(onFocusLost);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const holders = useRef(new Set<Holder>());

  const hold = (holder: Holder) => {
    holders.current.add(holder);
    clearTimeout(timer.current);
  };
  const release = (holder: Holder) => {
    holders.current.delete(holder);
    if (holders.current.size > 0) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => dispatch(removalForgotten()), LASTS_MS);
  };
  useEffect(() => {
    timer.current = setTimeout(() => dispatch(removalForgotten()), LASTS_MS);
    return () => clearTimeout(timer.current);
  }, [dispatch]);

  return (
    <SnackbarContent
      ref={notice}
      role="none"
      className={styles.notice}
      onPointerEnter={() => hold('pointer')}
      onPointerLeave={() => release('pointer')}
      onFocus={() => hold('focus')}
      onBlur={() => release('focus')}
      message={
        <>
          <FormattedMessage id="cart.removed.text" values={{ name: line.name }} />{' '}
        </>
      }
      action={
        <Button
          variant="inline"
          color="inherit"
          aria-label={formatMessage({ id: 'cart.removed.undoLabel' }, { name: line.name })}
          {...pressProps(isRestoring, () => restoreLine({ cartKeyForm: { key: line.key } }))}
        >
          <FormattedMessage id="cart.removed.undo" />
        </Button>
      }
    />
  );
}
