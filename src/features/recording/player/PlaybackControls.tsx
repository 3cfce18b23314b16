import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { ChevronIcon, PauseIcon, PlayIcon } from '../../../components/icons.tsx';
import type { Recording } from '../recording.ts';
import { timeText } from './timeText.ts';
import { RadioRow } from './RadioRow.tsx';
import styles from './PlaybackControls.module.css';
import { timeOfStep } from './replay.ts';
import { SPEEDS, type Playback } from './usePlayback.ts';

export interface PlaybackControlsProps {
  readonly recording: Recording;
  readonly playback: Playback;
}

export function PlaybackControls({ recording, playback }: PlaybackControlsProps) {
  const { step, lastStep, isPlaying, speed, jumpTo, togglePlaying, setSpeed } = playback;
  const { formatMessage } = useIntl();
  const position = formatMessage(
    { id: 'replay.position' },
    { step, last: lastStep, time: timeText(timeOfStep(recording, step)) },
  );
  return (
    <div className={styles.controls}>
      <div className={styles.row}>
        <IconButton
          aria-label={formatMessage({ id: 'replay.back.label' })}
          aria-disabled={step === 0}
          onClick={() => jumpTo(step - 1)}
        >
          <ChevronIcon className={styles.back} />
        </IconButton>
        <IconButton
          aria-label={formatMessage({ id: isPlaying ? 'replay.pause.label' : 'replay.play.label' })}
          onClick={togglePlaying}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        <IconButton
          aria-label={formatMessage({ id: 'replay.forward.label' })}
          aria-disabled={step === lastStep}
          onClick={() => jumpTo(step + 1)}
        >
          <ChevronIcon />
        </IconButton>
        <RadioRow
          label={formatMessage({ id: 'replay.speed.title' })}
          value={speed}
          options={SPEEDS.map((value) => ({ value, text: `${value}×` }))}
          onChange={setSpeed}
          className={styles.speeds}
        />
      </div>
      <Slider
        max={Math.max(lastStep, 1)}
        value={step}
        aria-label={formatMessage({ id: 'replay.slider.label' })}
        aria-valuetext={position}
        // Focus the slider, so that playback keys work right after a recording opens.
        slotProps={{ input: { autoFocus: true } }}
        onChange={(_event, wanted) => jumpTo(wanted)}
      />
      {/* During playback a live region would announce every step. */}
      <Typography role="status" aria-live={isPlaying ? 'off' : 'polite'} variant="body2">
        {position}
      </Typography>
    </div>
  );
}
