import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MinusIcon, PlusIcon } from '../../components/icons.tsx';
import { ProductImage } from '../../components/goods/ProductImage.tsx';
import { FITTING, MAX_SCALE, moved, zoomed, type ZoomView } from '../../lib/zoomView.ts';
import type { ShownPicture } from './shownPictures.ts';
import styles from './ZoomDialog.module.css';

interface ZoomStageProps {
  readonly shown: ShownPicture;
  readonly onStep: (by: 1 | -1) => void;
}

const KEY_MOVE = 60;

export function ZoomStage({ shown, onStep }: ZoomStageProps) {
  const { formatMessage } = useIntl();
  const stage = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ shown, view: FITTING });
  const view = place.shown === shown ? place.view : FITTING;
  const setView = (next: ZoomView) => setPlace({ shown, view: next });
  const frame = () => ({
    width: stage.current?.clientWidth ?? 0,
    height: stage.current?.clientHeight ?? 0,
  });
  const zoom = (direction: 1 | -1) => setView(zoomed(view, direction, frame()));
  const move = (byX: number, byY: number) => setView(moved(view, byX, byY, frame()));

  const handleKeyDown = (event: KeyboardEvent) => {
    const act = keyAction(event.key, view.scale > 1, {
      zoom,
      move,
      onStep,
      fit: () => setView(FITTING),
    });
    if (!act) return;
    event.preventDefault();
    act();
  };
  const handlePointerDown = (event: PointerEvent) => {
    if (event.button === 0) stage.current?.setPointerCapture(event.pointerId);
  };
  const handlePointerMove = (event: PointerEvent) => {
    if (!stage.current?.hasPointerCapture(event.pointerId)) return;
    move(event.movementX, event.movementY);
  };

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons below do the same */}
      <div
        ref={stage}
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what moves by keys must be reachable by keyboard
        tabIndex={0}
        aria-label={formatMessage({ id: 'product.zoom.stage' }, { alt: shown.alt })}
        className={styles.stage}
        data-zoomed={view.scale > 1}
        onKeyDown={handleKeyDown}
        onDoubleClick={() => (view.scale > 1 ? setView(FITTING) : zoom(1))}
        onPointerDown={handlePointerDown}
        onPointerMove={handlePointerMove}
      >
        <div
          className={styles.moving}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          <ProductImage
            picture={shown.picture}
            src={shown.src}
            alt={shown.alt}
            width={800}
            height={900}
            sizes="(min-width: 900px) 850px, 100vw"
            isFluid
            isContained
            className={styles.picture}
          />
        </div>
      </div>
      <Paper variant="outlined" className={styles.tools}>
        <IconButton
          color="primary"
          aria-label={formatMessage({ id: 'product.zoom.out' })}
          aria-disabled={view.scale <= 1}
          onClick={() => zoom(-1)}
        >
          <MinusIcon size={20} />
        </IconButton>
        <Typography
          component="output"
          variant="caption"
          className={styles.level}
          aria-live="polite"
        >
          <FormattedMessage id="product.zoom.level" values={{ scale: view.scale }} />
        </Typography>
        <IconButton
          color="primary"
          aria-label={formatMessage({ id: 'product.zoom.in' })}
          aria-disabled={view.scale >= MAX_SCALE}
          onClick={() => zoom(1)}
        >
          <PlusIcon size={20} />
        </IconButton>
      </Paper>
    </>
  );
}

interface StageActions extends Pick<ZoomStageProps, 'onStep'> {
  readonly zoom: (direction: 1 | -1) => void;
  readonly move: (byX: number, byY: number) => void;
  readonly fit: () => void;
}

function keyAction(key: string, isNear: boolean, { zoom, move, onStep, fit }: StageActions) {
  const always = { '+': () => zoom(1), '=': () => zoom(1), '-': () => zoom(-1), '0': fit };
  const arrows = isNear
    ? {
        ArrowLeft: () => move(KEY_MOVE, 0),
        ArrowRight: () => move(-KEY_MOVE, 0),
        ArrowUp: () => move(0, KEY_MOVE),
        ArrowDown: () => move(0, -KEY_MOVE),
      }
    : { ArrowLeft: () => onStep(-1), ArrowRight: () => onStep(1) };
  const actions: Readonly<Record<string, () => void>> = { ...always, ...arrows };
  return actions[key];
}
