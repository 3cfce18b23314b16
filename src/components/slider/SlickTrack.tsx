import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import ImportedSlick, { type Settings } from 'react-slick';
import 'slick-carousel/slick/slick.css';
import styles from './Slider.module.css';

// CommonJS: webpack returns the default export, Node the object around it.
const Slick =
  'default' in ImportedSlick
    ? (ImportedSlick as { readonly default: typeof ImportedSlick }).default
    : ImportedSlick;

export interface SlickHandle {
  /** Scrolls to a slide, counted from 0; with looping, -1 is the last and `count` the first. */
  slickGoTo(slide: number, isAtOnce?: boolean): void;
}

export interface SlickTrackProps {
  readonly handle: Ref<SlickHandle>;
  readonly items: number;
  readonly isLooping: boolean;
  readonly speed: number;
  readonly firstSlide: number;
  readonly onMove: (firstSlide: number) => void;
  readonly children: ReactNode;
}

/**
 * Slides in react-slick's track. Takes the number of items, as react-slick's `responsive` ignores the initial
 * width.
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
  // A changed `initialSlide` would stop the move it follows.
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
 * React-slick hides slides with `aria-hidden` alone; `inert` also keeps the keyboard out. Each of its updates adds
 * another click handler to each picture.
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
