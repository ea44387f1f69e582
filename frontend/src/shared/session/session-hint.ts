/** Whether a session was open when this browser last used the site. The session's own cookie is hidden from scripts. */
const KEY = 'sessao';

/**
 * A mark for public pages: without it they neither load their code at once nor ask the server for the current user, whose
 * response to visitors is an error. Pages for logged-in users ask in any case.
 */
export const sessionHint = {
  KEY,
  /** Without storage a session may be open. */
  isSet(): boolean {
    try {
      return localStorage.getItem(KEY) !== null;
    } catch {
      return true;
    }
  },
  set(isOpen: boolean): void {
    try {
      if (isOpen) localStorage.setItem(KEY, '1');
      else localStorage.removeItem(KEY);
    } catch {
      // Then `isSet` is true.
    }
  },
};
