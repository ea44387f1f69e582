/**
 * The target of `/login?redirect=` if it is a path of this site, otherwise `/dashboard`. Parsed as a URL, because browsers
 * read a backslash as a slash and drop tabs and line breaks: `/\evil.example` would leave the site.
 */
export function localPath(target: string | null, origin: string): string {
  if (!target?.startsWith('/')) return '/dashboard';
  try {
    const url = new URL(target, origin);
    if (url.origin !== origin) return '/dashboard';
    const path = `${url.pathname}${url.search}${url.hash}`;
    return path.startsWith('//') ? '/dashboard' : path;
  } catch {
    return '/dashboard';
  }
}
