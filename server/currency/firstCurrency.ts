/** Prices are stored in rupees, so that anonymous requests and new sessions see them. */
export const FIRST_CURRENCY = 'INR';
