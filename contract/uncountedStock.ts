/** Stock value of goods without stock counting. A trigger of migration 008 resets changes to this value. */
export const UNCOUNTED_STOCK = 1_000_000_000;

export const MOST_STOCK = UNCOUNTED_STOCK - 1;
