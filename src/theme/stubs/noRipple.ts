/** Never starts: the first press of a button would rerender it for a disabled ripple. */
const ripple = {
  ref: { current: null },
  shouldMount: false,
  start(): void {},
  stop(): void {},
  pulsate(): void {},
};

export default function useNoRipple(): typeof ripple {
  return ripple;
}
