/** How a picture stands in its frame: `scale` 1 fits; `x` and `y` are CSS pixels from the middle. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Size of the frame in CSS pixels. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** The whole picture. */
export const FITTING: ZoomView = { scale: 1, x: 0, y: 0 };

export const MAX_SCALE = 4;
const STEP = 1.5;

/** One step nearer (1) or farther (-1); the middle of the frame stays where it is. */
export function zoomed(view: ZoomView, direction: 1 | -1, frame: FrameSize): ZoomView {
  const wanted = direction === 1 ? view.scale * STEP : view.scale / STEP;
  const scale = Math.min(MAX_SCALE, Math.max(1, wanted));
  const ratio = scale / view.scale;
  return inside({ scale, x: view.x * ratio, y: view.y * ratio }, frame);
}

/** Moved by so many CSS pixels; an edge of the picture never comes inside of the frame. */
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
