import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { classNames } from '../../lib/classNames.ts';
import { loadable } from '../loadable.tsx';
import type { SlickHandle } from './SlickTrack.tsx';
import { slidesOf } from './Slide.tsx';
import { SliderArrow, SliderPause } from './SliderButtons.tsx';
import styles from './Slider.module.css';
import { settingsOf, type SliderKind } from './sliderSettings.ts';
import { useAutoplay } from './useAutoplay.ts';
import { useItemCount, useReducedMotion } from './useSliderMedia.ts';

export interface SliderProps {
  readonly kind: SliderKind;
  readonly label: string;
  readonly shownSlide?: number;
  readonly isHeld?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const MOVE_MS = 350;

const LazySlickTrack = loadable(
  () => import(/* webpackChunkName: "slider" */ './SlickTrack.tsx'),
  'SlickTrack',
);

/** Row of slides, laid out and scrollable by CSS. Once loaded, react-slick takes over if not all slides fit. */
export function Slider({
  kind,
  label,
  shownSlide,
  isHeld = false,
  className,
  children,
}: SliderProps) {
  const { isLooping = false, autoplayMs } = settingsOf(kind);
  const slides = slidesOf(children);
  const items = useItemCount(kind) ?? slides.length;
  const isScrolled = slides.length > items;
  const isPaged = useSlickCode(isScrolled && !isHeld);
  const isReduced = useReducedMotion();
  const track = useRef<SlickHandle>(null);
  const [first, setFirst] = useState(0);
  const last = Math.max(0, slides.length - items);

  const goTo = (slide: number) => {
    track.current?.slickGoTo(isLooping ? slide : clamp(slide, last));
  };
  const isPlaying = isPaged && autoplayMs !== undefined && !isReduced;
  const autoplay = useAutoplay(isPlaying ? autoplayMs : undefined, () => goTo(first + 1));

  const bringIntoView = useEffectEvent((slide: number) => {
    if (slide < first) goTo(slide);
    else if (slide >= first + items) goTo(slide - items + 1);
  });
  useEffect(() => {
    if (shownSlide !== undefined) bringIntoView(shownSlide);
  }, [shownSlide]);
  useEffect(() => {
    // A wider viewport shows more slides, so scroll back until no slot is empty.
    if (!isLooping && first > last) track.current?.slickGoTo(last, true);
  }, [isLooping, first, last]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event);
    if (!isPaged || step === 0) return;
    event.preventDefault();
    goTo(first + step);
  };

  return (
    // The handler receives arrow keys that bubble from the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={classNames(styles.slider, styles[kind], className)}
      aria-label={label}
      onKeyDown={handleKeyDown}
      {...(isPlaying ? autoplay.holder : {})}
    >
      {isPlaying && <SliderPause isPaused={autoplay.isPaused} onClick={autoplay.toggle} />}
      {isPaged ? (
        <>
          <SliderArrow
            direction="previous"
            isDisabled={!isLooping && first <= 0}
            onClick={() => goTo(first - 1)}
          />
          <LazySlickTrack
            handle={track}
            items={items}
            isLooping={isLooping}
            speed={isReduced ? 0 : MOVE_MS}
            firstSlide={clamp(first, last)}
            onMove={setFirst}
          >
            {slides}
          </LazySlickTrack>
          <SliderArrow
            direction="next"
            isDisabled={!isLooping && first >= last}
            onClick={() => goTo(first + 1)}
          />
        </>
      ) : (
        <div
          className={styles.row}
          // Scrollable content must be reachable by keyboard.
          {...(isScrolled ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {})}
        >
          {slides}
        </div>
      )}
    </section>
  );
}

function useSlickCode(isNeeded: boolean): boolean {
  const [isLoaded, setIsLoaded] = useState(LazySlickTrack.isLoaded);
  useEffect(() => {
    if (!isNeeded || isLoaded) return;
    LazySlickTrack.preload().then(
      () => setIsLoaded(true),
      () => undefined,
    );
  }, [isNeeded, isLoaded]);
  return isNeeded && isLoaded;
}

function clamp(slide: number, last: number): number {
  return Math.min(Math.max(0, slide), last);
}

function stepOf({ key, target }: KeyboardEvent): -1 | 0 | 1 {
  if (target instanceof Element && target.matches('input, select, textarea')) return 0;
  if (key === 'ArrowLeft') return -1;
  return key === 'ArrowRight' ? 1 : 0;
}
