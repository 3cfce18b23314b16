import { useRef, type ReactNode } from 'react';
import { Slider, type SliderProps } from './Slider.tsx';
import { useIsNear } from '../content/useIsNear.ts';
import { useIsWanted } from '../content/useIsWanted.ts';

interface NearSliderProps extends Omit<SliderProps, 'isHeld' | 'children'> {
  /** One slide each, with a key; far from the window they may be in short */
  readonly children: ReactNode | ((isShort: boolean) => ReactNode);
}

/** A slider far down a page: a plain row that can be scrolled until it is about to be seen. */
export function NearSlider({ children, ...slider }: NearSliderProps) {
  const holder = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(holder);
  const isShort = !useIsWanted(holder, typeof children === 'function');
  return (
    <div ref={holder}>
      <Slider {...slider} isHeld={!isNear}>
        {typeof children === 'function' ? children(isShort) : children}
      </Slider>
    </div>
  );
}
