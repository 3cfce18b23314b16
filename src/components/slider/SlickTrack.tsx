import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import ImportedSlick, { type Settings } from 'react-slick';
import 'slick-carousel/slick/slick.css';
import styles from './Slider.module.css';

// A CommonJS module: webpack gives its default export, Node the object around it.
const Slick =
  'default' in ImportedSlick
    ? (ImportedSlick as { readonly default: typeof ImportedSlick }).default
    : ImportedSlick;

/** What moves a track. */
export interface SlickHandle {
  /** Brings a slide, counted from 0, to the beginning; where it loops, -1 is the last and `count` the first */
  slickGoTo(slide: number, isAtOnce?: boolean): void;
}

export interface SlickTrackProps {
  readonly handle: Ref<SlickHandle>;
  /** How many slides are seen at a time */
  readonly items: number;
  readonly isLooping: boolean;
  /** Milliseconds that a move takes */
  readonly speed: number;
  /** First slide seen at the beginning */
  readonly firstSlide: number;
  /** The track begins to move: its first slide seen will be this one */
  readonly onMove: (firstSlide: number) => void;
  readonly children: ReactNode;
}

/**
 * The slides in react-slick's track. It is told the number of items, because its own `responsive` is silent until the
 * window first changes.
 */
export function SlickTrack({
  handle,
  items,
  isLooping,
  speed,
  firstSlide,
  onMove,
  children,
}: SlickTrackProps) {
  const root = useRef<HTMLDivElement>(null);
  // A changed `initialSlide` would end the move it follows.
  const [initialSlide] = useState(firstSlide);

  const handleUpdate = () => {
    if (root.current) repairSlides(root.current);
  };
  useEffect(handleUpdate, []);

  const settings: Settings = {
    slidesToShow: items,
    slidesToScroll: 1,
    infinite: isLooping,
    initialSlide,
    speed,
    arrows: false,
    accessibility: false,
    beforeChange: (_current, next) => onMove(next),
    onReInit: handleUpdate,
  };
  return (
    <div ref={root} className={styles.slick} tabIndex={-1}>
      <Slick ref={handle as Ref<InstanceType<typeof Slick>>} {...settings}>
        {children}
      </Slick>
    </div>
  );
}

/**
 * React-slick hides slides with `aria-hidden` alone: `inert` takes them out of the keyboard's way as well. With every
 * update it also puts one more click handler around each picture's last one.
 */
function repairSlides(root: HTMLElement): void {
  for (const slide of root.querySelectorAll('.slick-slide')) {
    const isHidden = slide.getAttribute('aria-hidden') === 'true';
    if (isHidden && slide.contains(document.activeElement)) root.focus({ preventScroll: true });
    slide.toggleAttribute('inert', isHidden);
  }
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- react-slick sets the property
  for (const picture of root.querySelectorAll('img')) picture.onclick = null;
}
