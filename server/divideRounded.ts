/** Divides non-negative integers of any size and rounds half up. */
export const divideRounded = (a: bigint, b: bigint): number => Number((2n * a + b) / (2n * b));
