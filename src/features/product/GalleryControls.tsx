import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import { useIntl } from 'react-intl';
import { ChevronIcon } from '../../components/icons.tsx';
import styles from './GalleryControls.module.css';

interface GalleryControlsProps {
  readonly current: number;
  readonly count: number;
  readonly onGoTo: (index: number) => void;
}

export function GalleryControls({ current, count, onGoTo }: GalleryControlsProps) {
  const { formatMessage } = useIntl();
  const step = (to: number, label: string, direction = '') => {
    const isEnd = to < 0 || to >= count;
    return (
      <IconButton
        color="raised"
        className={direction}
        aria-label={label}
        aria-disabled={isEnd}
        onClick={() => {
          if (!isEnd) onGoTo(to);
        }}
      >
        <ChevronIcon size={22} />
      </IconButton>
    );
  };
  return (
    <>
      {step(current - 1, formatMessage({ id: 'product.gallery.previous' }), styles.backwards)}
      {step(current + 1, formatMessage({ id: 'product.gallery.next' }), styles.forwards)}
      <Chip
        component="p"
        className={styles.counter}
        aria-live="polite"
        label={
          <>
            <span aria-hidden>{`${current + 1} / ${count}`}</span>
            <span className="visuallyHidden">
              {formatMessage({ id: 'product.gallery.position' }, { number: current + 1, count })}
            </span>
          </>
        }
      />
    </>
  );
}
