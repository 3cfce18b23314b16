/**
 * A dialog over the page: its name and the values it shows, which the feature that declares it knows. Values only, so
 * that time travel can open it.
 */
export interface Dialog {
  readonly name: string;
  readonly [prop: string]: unknown;
}
