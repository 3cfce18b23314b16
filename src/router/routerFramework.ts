/**
 * In the place of what React Router's links load for its framework, which the shop does not use: ahead of time it fetches
 * chunks itself. Saves each link its states and effects, too.
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

/** Nothing is fetched, whatever happens to a link. */
export function usePrefetchBehavior(): [shouldPrefetch: false, ref: null, handlers: object] {
  return [false, null, {}];
}

/** A link's own ref is the only one. */
export function mergeRefs<Element>(ref: Ref<Element>): Ref<Element> {
  return ref;
}
