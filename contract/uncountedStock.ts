/** Stock of goods whose stock isn't counted; a trigger of migration 008 keeps it. */
export const UNCOUNTED_STOCK = 1_000_000_000;

/** Highest stock that can be counted. */
export const MOST_STOCK = UNCOUNTED_STOCK - 1;
