interface NamedOrder {
  readonly number: string;
  /** Missing in responses of other backends and of earlier versions. */
  readonly short_number?: string | undefined;
}

/** Returns an order's display name: its short number, e.g. `#1042`, or else the number used in links. */
export const orderName = ({ number, short_number: short }: NamedOrder): string =>
  short ? `#${short}` : number;
