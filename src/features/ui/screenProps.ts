/** What every routed screen is given. */
export interface ScreenProps {
  /** Values of the route's placeholders, decoded. */
  readonly params: Readonly<Record<string, string>>;
}
