import { candidateHint, sessionHint } from '../shared/session/session-hint';

/**
 * Parameters that change a page and are unknown to the server's HTML: search, filters and length of the list, the job of the
 * form (which may be closed), a referral.
 */
const CLIENT_PARAMETERS = ['busca', 'tipo', 'local', 'mostrar', 'jobId', 'ref', 'rn', 're'];
/** Staff begin here: the page shows how they log in, and redirects those who are logged in. */
const LOGIN_PATH = '/login';
/** They show what a mailed link or a candidate's session opens, which the server's HTML does not contain. */
const CANDIDATE_PATHS = ['/confirmar-candidatura', '/minha-candidatura', '/cancelar-alertas'];
const FORM_PATHS = ['/candidatura', '/apply'];
/** Keys of the session storage that change every page: toasts stored before a reload. */
const PAGE_KEYS = ['avisos'];
/** Those that change the application form: its draft, and the referral that brought the visitor. */
const FORM_KEYS = ['candidatura-2', 'indicacao-1'];
/** Keys of the local storage: sessions that were open at the last visit, and referrals that are to be registered. */
const LASTING_KEYS = [sessionHint.KEY, candidateHint.KEY, 'indicacoes-pendentes-1'];

/** Whether the page needs its code before the visitor does anything, because the server's HTML lacks a part of it. */
export function needsCodeAtOnce(
  page: Pick<Document, 'getElementById'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): boolean {
  if (!page.getElementById('root')?.hasChildNodes()) return true;
  const parameters = new URLSearchParams(search);
  return (
    pathname === LOGIN_PATH ||
    CANDIDATE_PATHS.includes(pathname) ||
    CLIENT_PARAMETERS.some((name) => parameters.has(name)) ||
    hasStored(
      () => sessionStorage,
      FORM_PATHS.includes(pathname) ? [...PAGE_KEYS, ...FORM_KEYS] : PAGE_KEYS,
    ) ||
    hasStored(() => localStorage, LASTING_KEYS)
  );
}

function hasStored(storage: () => Storage, keys: string[]): boolean {
  try {
    return keys.some((key) => storage().getItem(key) !== null);
  } catch {
    // Storage may be forbidden; then nothing is stored.
    return false;
  }
}
