import IconButton from '@mui/material/IconButton';
import { useIntl } from 'react-intl';
import { classNames } from '../../lib/classNames.ts';
import { ChevronIcon, PauseIcon, PlayIcon } from '../icons.tsx';
import styles from './SliderButtons.module.css';
import { pressProps } from '../pressProps.ts';

interface SliderArrowProps {
  readonly direction: 'previous' | 'next';
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

const arrowNames = {
  previous: 'slider.previous.label',
  next: 'slider.next.label',
} as const;

export function SliderArrow({ direction, isDisabled, onClick }: SliderArrowProps) {
  const { formatMessage } = useIntl();
  return (
    <IconButton
      color="raised"
      className={classNames(styles.button, styles[direction])}
      aria-label={formatMessage({ id: arrowNames[direction] })}
      {...pressProps(isDisabled, onClick)}
    >
      <ChevronIcon size={20} />
    </IconButton>
  );
}

interface SliderPauseProps {
  readonly isPaused: boolean;
  readonly onClick: () => void;
}

export function SliderPause({ isPaused, onClick }: SliderPauseProps) {
  const { formatMessage } = useIntl();
  return (
    <IconButton
      color="raised"
      className={classNames(styles.button, styles.pause)}
      aria-label={formatMessage({ id: isPaused ? 'slider.play.label' : 'slider.pause.label' })}
      onClick={onClick}
    >
      {isPaused ? <PlayIcon size={18} /> : <PauseIcon size={18} />}
    </IconButton>
  );
}
