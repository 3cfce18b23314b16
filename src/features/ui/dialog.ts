/** Name and props of the open dialog. Serializable, so that time travel can restore it. */
export interface Dialog {
  readonly name: string;
  readonly [prop: string]: unknown;
}
