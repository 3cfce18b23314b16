export function guardPast(isPast: () => boolean): void {
  if (!('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window)) return;
  import(/* webpackChunkName: "past" */ './readOnlyPast.ts').then(
    ({ makePastReadOnly }) => makePastReadOnly(isPast),
    // Without this chunk, the time gate still blocks every write.
    () => undefined,
  );
}
