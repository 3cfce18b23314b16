/** Picture of imported products and collections without one. The first upload replaces it. */
export const PLACEHOLDER = 'category-other';
