/**
 * The target of `/login?redirect=` when it is a path of this site, `/dashboard` otherwise. A browser reads a
 * backslash as a slash and drops tabs and line breaks, so `/\evil.example` would leave the site: the parser decides.
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
