/** Data that pages depend on. Database triggers record its changes in `page_change`. */
type PageSubject = 'content' | 'blog' | 'catalogue' | 'lists' | `product:${string}`;

const SUBJECTS: Readonly<Record<string, readonly PageSubject[]>> = {
  '/api/common/menu': [],
  '/api/common/config': [],
  '/api/common/currency': [],
  '/api/content/home': [],
  '/api/content/page': [],
  '/api/blog/posts': ['blog'],
  '/api/blog/post': ['blog'],
  '/api/catalog/collection/all': ['catalogue'],
  '/api/product/search': ['catalogue', 'lists'],
  '/api/product/product': ['catalogue'],
  '/api/product/product/related': ['catalogue'],
  '/api/product/product/popular': ['catalogue'],
  '/api/product/product/review': ['catalogue'],
};

const ALL: readonly PageSubject[] = ['blog', 'catalogue', 'lists'];

/**
 * Returns the subjects that the response to an anonymous call depends on. All responses depend on `content`.
 * Product data also depends on `catalogue` and the products named in it.
 *
 * Responses to unknown paths depend on all subjects except products they do not name.
 * @param url path and query
 */
export function subjectsOf(url: string, body: string): Set<string> {
  const [path = ''] = url.split('?');
  const known = path.startsWith('/assets/') ? [] : (SUBJECTS[path] ?? ALL);
  const subjects = new Set<string>(['content', ...known]);
  // An empty list of reviews names its product only in the URL, so search the URL too.
  for (const [, id] of `${url} ${body}`.matchAll(/\bproduct_id(?:=|":")(\d+)/g)) {
    subjects.add('catalogue').add(`product:${id}`);
  }
  return subjects;
}
