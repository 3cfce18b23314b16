const RealDate = Date;

let movedBy = 0;

const now = () => RealDate.now() + movedBy;

/**
 * Shifts `Date` for this process and the embedded database; timers are unaffected.
 * @param milliseconds offset from the real time; negative moves back
 */
export function moveClock(milliseconds: number): void {
  movedBy = milliseconds;
  if (milliseconds === 0) {
    globalThis.Date = RealDate;
    return;
  }
  globalThis.Date = new Proxy(RealDate, {
    construct: (Real, parts: unknown[]) =>
      Reflect.construct(Real, parts.length === 0 ? [now()] : parts) as object,
    get: (Real, name): unknown => (name === 'now' ? now : Reflect.get(Real, name)),
  });
}
