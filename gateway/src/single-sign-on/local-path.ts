/** The login page leads users who are logged in to the first page that their roles permit. */
const START_PATH = '/login';
/** Of no site: a target that leaves it is not a path of ours. */
const BASE = 'http://site.invalid';

/**
 * The path of our site to open after a login: `target` if it is one, otherwise {@link START_PATH}. Parsed as a URL, because browsers
 * read a backslash as a slash and drop tabs and line breaks.
 */
export function localPath(target: unknown): string {
  if (typeof target !== 'string' || !target.startsWith('/') || !URL.canParse(target, BASE)) return START_PATH;
  const { origin, pathname, search, hash } = new URL(target, BASE);
  return origin === BASE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : START_PATH;
}
