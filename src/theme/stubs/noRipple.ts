/** Never starts: otherwise every first press of a button would draw it anew for a ripple that is turned off. */
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
