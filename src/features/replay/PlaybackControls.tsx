import { FormattedMessage, useIntl } from 'react-intl';
import buttons from '../../components/RoundButton.module.css';
import { ChevronIcon, PauseIcon, PlayIcon } from '../../components/icons.tsx';
import type { Recording } from '../support/recording.ts';
import { timeText } from './timeText.ts';
import styles from './PlaybackControls.module.css';
import { timeOfStep } from './replay.ts';
import { SPEEDS, type Playback } from './usePlayback.ts';

export interface PlaybackControlsProps {
  readonly recording: Recording;
  readonly playback: Playback;
}

/** Play and pause, single steps, the slider, and where the replay stands. */
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
        <button
          type="button"
          className={buttons.round}
          aria-label={formatMessage({ id: 'replay.back.label' })}
          aria-disabled={step === 0}
          onClick={() => jumpTo(step - 1)}
        >
          <ChevronIcon className={styles.back} />
        </button>
        <button
          type="button"
          className={buttons.round}
          aria-label={formatMessage({ id: isPlaying ? 'replay.pause.label' : 'replay.play.label' })}
          onClick={togglePlaying}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </button>
        <button
          type="button"
          className={buttons.round}
          aria-label={formatMessage({ id: 'replay.forward.label' })}
          aria-disabled={step === lastStep}
          onClick={() => jumpTo(step + 1)}
        >
          <ChevronIcon />
        </button>
        <fieldset className={styles.speeds}>
          <legend className="visuallyHidden">
            <FormattedMessage id="replay.speed.title" />
          </legend>
          {SPEEDS.map((value) => (
            <label key={value} className={styles.speed}>
              <input
                type="radio"
                name="speed"
                checked={value === speed}
                onChange={() => setSpeed(value)}
              />
              <span>{value}×</span>
            </label>
          ))}
        </fieldset>
      </div>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={lastStep}
        value={step}
        aria-label={formatMessage({ id: 'replay.slider.label' })}
        aria-valuetext={position}
        onChange={({ target }) => jumpTo(target.valueAsNumber)}
      />
      {/* While it plays, each step would be read out over the last one. */}
      <p role="status" aria-live={isPlaying ? 'off' : 'polite'} className={styles.position}>
        {position}
      </p>
    </div>
  );
}
