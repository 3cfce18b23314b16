/** Prices are stored in rupees, so anonymous requests and new sessions show rupees. */
export const FIRST_CURRENCY = 'INR';
