/** Key in the session storage: the build for which this tab was reloaded. */
const RELOADED = 'reloaded-for';

/**
 * Whether a reload may replace a file that did not load: the server is reachable, and this tab has not been reloaded for
 * the same build. The caller reloads the page.
 */
export const mayReload = async (): Promise<boolean> => (await isReachable()) && isFirstReload();

/** Without a connection a reload would show the browser's error page. */
async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

function isFirstReload(): boolean {
  const build = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  try {
    if (sessionStorage.getItem(RELOADED) === build) return false;
    sessionStorage.setItem(RELOADED, build);
    return true;
  } catch {
    // Without session storage the page could reload endlessly.
    return false;
  }
}
