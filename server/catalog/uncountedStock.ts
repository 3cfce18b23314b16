/** Value of `product.stock` for goods whose stock isn't counted; a trigger keeps it. */
export const UNCOUNTED_STOCK = 1_000_000_000;
