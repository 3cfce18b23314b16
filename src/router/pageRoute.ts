import type { LazyComponent } from '../components/loadable.tsx';
import type { ScreenProps } from '../features/ui/screenProps.ts';
import type { AppThunk } from '../store/hooks.ts';
import type { RootState } from '../store/makeStore.ts';

type Params = ScreenProps['params'];

/** Reads one piece of data into the cache, unless it is there. @returns what holds it, once it is there */
export type PageQuery = AppThunk<PromiseLike<{ readonly data?: unknown }>>;

/** What a page says of itself; absent values fall back to the route's and the site's. */
export interface PageMeta {
  readonly title?: string | undefined;
  /** The title as a message with values, where the data has none. */
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
  /** Pattern of react-router. */
  readonly path: string;
  /** Name of the code's chunk; the page server inlines that chunk's styles. */
  readonly chunk: string;
  readonly screen: LazyComponent<ScreenProps>;
  /** Message id of the title of a page whose data has none. */
  readonly titleId?: string;
  /** Message ids of description and keywords of a page whose data has none. */
  readonly descriptionId?: string;
  readonly keywordsId?: string;
  readonly robots?: string;
  /** HTTP status of the page when rendered on the server. */
  readonly status?: number;
  /** The one path that search engines shall know, where the page has several. */
  readonly canonicalPath?: (params: Params) => string;
  /** Values of the query that make pages of their own for search engines. */
  readonly ownQuery?: readonly string[];
  /** Whether the page stands without header and footer. */
  readonly isBare?: boolean;
  /** Whether most shoppers go there from anywhere, so that its code is made ready before a link is pointed at. */
  readonly isLikely?: boolean;
  /** The queries whose data the page shows, with the very arguments that its screen uses. */
  readonly queries?: (params: Params, search: string) => PageQuery[];
  /** What the page says of itself once its data is there. */
  readonly meta?: (state: RootState, params: Params) => PageMeta;
  /** Whether the data says that there is no such page. */
  readonly isMissing?: (state: RootState, params: Params) => boolean;
}

/** Screens subscribe themselves; what was only read ahead is not held for them. */
export const AHEAD = { subscribe: false };
