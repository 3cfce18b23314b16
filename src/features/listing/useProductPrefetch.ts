import { useEffect, useRef, type RefObject } from 'react';
import { api } from '../../api/api.ts';
import { useAppStore } from '../../store/hooks.ts';
import { whenStarted } from '../session/whenStarted.ts';
import { productArguments } from '../product/productArguments.ts';
import { createTaskQueue } from './taskQueue.ts';

const queue = createTaskQueue(2);

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Prefetches a product while the element is visible. Waits for start-up and sends at most two requests at a time.
 * The app prefetches hovered and focused links separately.
 */
export function useProductPrefetch<Subject extends HTMLElement>(
  handle: string,
): RefObject<Subject | null> {
  const ref = useRef<Subject>(null);
  const store = useAppStore();

  useEffect(() => {
    const element = ref.current;
    if (!element || savesData()) return undefined;
    let cancel = (): void => undefined;
    let observer: IntersectionObserver | undefined;
    const read = api.endpoints.getProduct.initiate(productArguments({ handle }), {
      subscribe: false,
    });
    const endWait = whenStarted(store, () => {
      observer = new IntersectionObserver((entries) => {
        cancel();
        if (entries.at(-1)?.isIntersecting) cancel = queue.add(() => store.dispatch(read));
      });
      observer.observe(element);
    });
    return () => {
      endWait();
      observer?.disconnect();
      cancel();
    };
  }, [store, handle]);

  return ref;
}
