import { useRef } from 'react';
import { Slider, type SliderProps } from './Slider.tsx';
import { useIsNear } from './useIsNear.ts';

/** A slider far down a page: a plain row that can be scrolled until it is about to be seen. */
export function NearSlider(props: Omit<SliderProps, 'isHeld'>) {
  const holder = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(holder);
  return (
    <div ref={holder}>
      <Slider {...props} isHeld={!isNear} />
    </div>
  );
}
