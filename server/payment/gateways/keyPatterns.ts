export const STRIPE_KEY = /^[sr]k_(?:test|live)_\w+$/;

export const RAZORPAY_KEY_ID = /^rzp_(?:test|live)_\w+$/;

export const RAZORPAY_SECRET = /^\w+$/;

export const isTestKey = (key: string): boolean => /^[^_]+_test_/.test(key);
