/** What changes by itself and is shown by pages; written by the triggers of migration 060. */
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
 * What an anonymous call's answer depends on: everything on the content, what names products on these and on the
 * catalogue. A call that is not known here depends on all but single products that it does not name.
 * @param url path and query
 */
export function subjectsOf(url: string, body: string): Set<string> {
  const [path = ''] = url.split('?');
  const known = path.startsWith('/assets/') ? [] : (SUBJECTS[path] ?? ALL);
  const subjects = new Set<string>(['content', ...known]);
  // A list of no reviews names its product in the URL alone.
  for (const [, id] of `${url} ${body}`.matchAll(/\bproduct_id(?:=|":")(\d+)/g)) {
    subjects.add('catalogue').add(`product:${id}`);
  }
  return subjects;
}
