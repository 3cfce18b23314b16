import { createContext } from 'react';
import type { ProductCardProps } from './ProductCard.tsx';

/**
 * On the server: the HTML of a card, which is rendered once for many pages. In the browser there is none, and the HTML is
 * taken over as that of the card it was made of.
 */
export const CardMarkup = createContext<((card: ProductCardProps) => string) | undefined>(
  undefined,
);
