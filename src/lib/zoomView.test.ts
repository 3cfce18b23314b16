import { FITTING, MAX_SCALE, moved, zoomed } from './zoomView.ts';

const frame = { width: 400, height: 300 };

describe('zoomView', () => {
  it('zooms in steps up to the maximum scale, and back to the full picture', () => {
    const once = zoomed(FITTING, 1, frame);
    expect(once.scale).toBe(1.5);
    let view = once;
    for (let turn = 0; turn < 9; turn += 1) view = zoomed(view, 1, frame);
    expect(view.scale).toBe(MAX_SCALE);
    for (let turn = 0; turn < 9; turn += 1) view = zoomed(view, -1, frame);
    expect(view).toEqual(FITTING);
  });

  it('pans up to the edges only, and not at all while the picture fits', () => {
    expect(moved(FITTING, 50, 50, frame)).toEqual(FITTING);
    const near = { scale: 2, x: 0, y: 0 };
    expect(moved(near, 60, -40, frame)).toEqual({ scale: 2, x: 60, y: -40 });
    expect(moved(near, 900, -900, frame)).toEqual({ scale: 2, x: 200, y: -150 });
  });

  it('keeps the centre of the frame and never shows a gap at the edges', () => {
    expect(zoomed({ scale: 2, x: 100, y: 0 }, 1, frame)).toEqual({ scale: 3, x: 150, y: 0 });
    expect(zoomed({ scale: 1.5, x: 100, y: 75 }, -1, frame)).toEqual(FITTING);
  });
});
