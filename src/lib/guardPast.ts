/** Makes the past read-only. Without Redux DevTools there is none, and its code is not loaded. */
export function guardPast(isPast: () => boolean): void {
  if (!('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window)) return;
  import(/* webpackChunkName: "past" */ './readOnlyPast.ts').then(
    ({ makePastReadOnly }) => makePastReadOnly(isPast),
    // The store lets nothing through either way.
    () => undefined,
  );
}
