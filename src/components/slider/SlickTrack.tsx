import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import ImportedSlick, { type Settings } from 'react-slick';
import 'slick-carousel/slick/slick.css';
import styles from './Slider.module.css';

// react-slick is CommonJS: webpack imports the component, Node the exports object that contains it.
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
 * Track of react-slick. Takes the number of visible slides, as react-slick's `responsive` ignores the initial
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
  // Keep the first value: a changed `initialSlide` would stop the current move.
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
 * Makes hidden slides inert, as react-slick's `aria-hidden` alone leaves them focusable. Removes the click handlers
 * that react-slick adds to pictures on each update.
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
