const RealDate = Date;

let movedBy = 0;

const now = () => RealDate.now() + movedBy;

/**
 * Moves the clock of this process, as when its machine's is set: all that asks `Date`, and with it the embedded database. Timers go
 * on as they were.
 * @param milliseconds from the real time, ahead or (below 0) back
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
