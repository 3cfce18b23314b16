import { useRef, type ReactNode } from 'react';
import { Slider, type SliderProps } from './Slider.tsx';
import { useIsNear } from '../content/useIsNear.ts';
import { useRenderFull } from '../content/useRenderFull.ts';

interface NearSliderProps extends Omit<SliderProps, 'isHeld' | 'children'> {
  readonly children: ReactNode | ((isShort: boolean) => ReactNode);
}

export function NearSlider({ children, ...slider }: NearSliderProps) {
  const holder = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(holder);
  const isShort = !useRenderFull(holder, typeof children === 'function');
  return (
    <div ref={holder}>
      <Slider {...slider} isHeld={!isNear}>
        {typeof children === 'function' ? children(isShort) : children}
      </Slider>
    </div>
  );
}
