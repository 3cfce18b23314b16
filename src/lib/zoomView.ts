/** Position of a zoomed picture. `scale` 1 fits the frame. `x` and `y` are offsets from the centre in CSS pixels. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

export const FITTING: ZoomView = { scale: 1, x: 0, y: 0 };

export const MAX_SCALE = 4;
const STEP = 1.5;

export function zoomed(view: ZoomView, direction: 1 | -1, frame: FrameSize): ZoomView {
  const wanted = direction === 1 ? view.scale * STEP : view.scale / STEP;
  const scale = Math.min(MAX_SCALE, Math.max(1, wanted));
  const ratio = scale / view.scale;
  return inside({ scale, x: view.x * ratio, y: view.y * ratio }, frame);
}

/** Pans by CSS pixels. The picture always covers the frame. */
export function moved(view: ZoomView, byX: number, byY: number, frame: FrameSize): ZoomView {
  return inside({ scale: view.scale, x: view.x + byX, y: view.y + byY }, frame);
}

function inside({ scale, x, y }: ZoomView, { width, height }: FrameSize): ZoomView {
  const clamp = (value: number, size: number) => {
    const most = ((scale - 1) * size) / 2;
    return Math.min(most, Math.max(-most, value));
  };
  return { scale, x: clamp(x, width), y: clamp(y, height) };
}
