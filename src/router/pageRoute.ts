import type { LazyComponent } from '../components/loadable.tsx';
import type { ScreenProps } from '../features/ui/screenProps.ts';
import type { AppThunk } from '../store/hooks.ts';
import type { RootState } from '../store/makeStore.ts';

type Params = ScreenProps['params'];

/**
 * Fetches one query into the cache, unless it is cached.
 * @returns the query's result
 */
export type PageQuery = AppThunk<PromiseLike<{ readonly data?: unknown }>>;

/** Metadata of a page. Missing values fall back to the route's values, then to the site's. */
export interface PageMeta {
  readonly title?: string | undefined;
  readonly titleMessage?: {
    readonly id: string;
    readonly values: Readonly<Record<string, string>>;
  };
  readonly description?: string | undefined;
  readonly keywords?: string | undefined;
  readonly robots?: string | undefined;
  readonly image?: string | undefined;
}

export interface PageRoute {
  readonly path: string;
  /** Chunk name; the page server inlines that chunk's styles. */
  readonly chunk: string;
  readonly screen: LazyComponent<ScreenProps>;
  readonly titleId?: string;
  readonly descriptionId?: string;
  readonly keywordsId?: string;
  readonly robots?: string;
  readonly status?: number;
  readonly canonicalPath?: (params: Params) => string;
  readonly ownQuery?: readonly string[];
  readonly isBare?: boolean;
  readonly isLikely?: boolean;
  /** Returns the page's queries. Their arguments must match those of the screen's hooks. */
  readonly queries?: (params: Params, search: string) => PageQuery[];
  readonly meta?: (state: RootState, params: Params) => PageMeta;
  /** Returns the page's current path if the URL is outdated; otherwise undefined. */
  readonly movedTo?: (state: RootState, params: Params) => string | undefined;
  readonly isMissing?: (state: RootState, params: Params) => boolean;
}

/** Screens subscribe themselves, so a prefetched query needs no subscription. */
export const PREFETCH_OPTIONS = { subscribe: false };
