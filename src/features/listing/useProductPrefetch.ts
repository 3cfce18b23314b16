import { useEffect, useRef, type RefObject } from 'react';
import { api } from '../../api/api.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectIsStarted } from '../session/sessionSlice.ts';
import { productArguments } from '../product/productArguments.ts';
import { createTaskQueue } from './taskQueue.ts';

const queue = createTaskQueue(2);

/** Shoppers who save data get only what they open. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Reads a product ahead while the element is in view, after start-up and a few at a time. Links that are pointed at
 * or focused are read ahead by the app for every page.
 */
export function useProductPrefetch<Subject extends HTMLElement>(
  handle: string,
): RefObject<Subject | null> {
  const ref = useRef<Subject>(null);
  const dispatch = useAppDispatch();
  const isStarted = useAppSelector(selectIsStarted);

  useEffect(() => {
    const element = ref.current;
    if (!isStarted || !element || savesData()) return undefined;
    let cancel = (): void => undefined;
    const read = api.endpoints.getProduct.initiate(productArguments({ handle }), {
      subscribe: false,
    });
    const observer = new IntersectionObserver((entries) => {
      cancel();
      if (entries.at(-1)?.isIntersecting) cancel = queue.add(() => dispatch(read));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancel();
    };
  }, [isStarted, dispatch, handle]);

  return ref;
}
