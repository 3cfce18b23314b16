/**
 * Replaces React Router's framework module, which the shop does not use. The original adds state and effects to
 * each link. linkPrefetch.ts prefetches pages instead.
 */
import { createContext, type Ref } from 'react';

const nothing = () => null;

export {
  nothing as Links,
  nothing as Meta,
  nothing as PrefetchPageLinks,
  nothing as Scripts,
  nothing as useFrameworkContext,
};

export const FrameworkContext = createContext<undefined>(undefined);

export function usePrefetchBehavior(): [shouldPrefetch: false, ref: null, handlers: object] {
  return [false, null, {}];
}

export function mergeRefs<Element>(ref: Ref<Element>): Ref<Element> {
  return ref;
}
