import { useGetHomeContentQuery } from '../../api/api.ts';
import type { HomeContent } from '../../api/endpoints.gen.ts';

const NOTHING: Partial<HomeContent> = {};

/** What the shop says on its home page; nothing until it is known. */
export function useHomeContent(): Partial<HomeContent> {
  const { data } = useGetHomeContentQuery();
  return data ?? NOTHING;
}
