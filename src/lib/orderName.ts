interface NamedOrder {
  readonly number: string;
  /** Missing in responses of other backends and of earlier versions. */
  readonly short_number?: string | undefined;
}

/** Returns an order's name for people: `#1042`, or the number of its links if there is no short one. */
export const orderName = ({ number, short_number: short }: NamedOrder): string =>
  short ? `#${short}` : number;
