interface PageQuery<Page> {
  readonly data?: Page | undefined;
  readonly currentData?: Page | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
}

export interface ShownPage<Page> {
  /** Undefined before the first response, and after a changed filter failed to load. */
  readonly page: Page | undefined;
  readonly hasFailed: boolean;
}

/**
 * Returns the page of results to show: the previous page while another one loads. After a failure, returns only
 * data of the current arguments.
 */
export function shownPage<Page>(query: PageQuery<Page>): ShownPage<Page> {
  const { data, currentData, error, isFetching } = query;
  const hasFailed = error !== undefined || (!data && !isFetching);
  return { page: (hasFailed ? currentData : data) || undefined, hasFailed };
}
