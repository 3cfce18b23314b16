/** Ripple that never starts. Material UI rerenders a button on its first press even if its ripple is disabled. */
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
