interface PageQuery<Page> {
  /** Of the arguments before, too, until those of now are answered */
  readonly data?: Page | undefined;
  /** Of the arguments of now alone */
  readonly currentData?: Page | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
}

/** What is shown of a list whose page is read. */
export interface ShownPage<Page> {
  /** Undefined before the first answer, and where another filter was asked for in vain. */
  readonly page: Page | undefined;
  readonly hasFailed: boolean;
}

/** The page before stays while another one is read, but never stands for one that could not be read. */
export function shownPage<Page>(query: PageQuery<Page>): ShownPage<Page> {
  const { data, currentData, error, isFetching } = query;
  const hasFailed = error !== undefined || (!data && !isFetching);
  return { page: (hasFailed ? currentData : data) || undefined, hasFailed };
}
