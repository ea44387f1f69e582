interface SessionHint {
  KEY: string;
  isSet: () => boolean;
  set: (isOpen: boolean) => void;
}

/**
 * Whether a session was open when this browser last used the site. The session's own cookie is hidden from scripts.
 * @param withoutStorage what `isSet` returns when storage is forbidden
 */
const hintOf = (key: string, { withoutStorage }: { withoutStorage: boolean }): SessionHint => ({
  KEY: key,
  isSet() {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      return withoutStorage;
    }
  },
  set(isOpen) {
    try {
      if (isOpen) localStorage.setItem(key, '1');
      else localStorage.removeItem(key);
    } catch {
      // Then `isSet` has one result.
    }
  },
});

/**
 * A mark for public pages: without it they neither load their code at once nor ask the server for the current user, whose
 * response to visitors is an error. Pages for logged-in users ask in any case.
 */
export const sessionHint = hintOf('sessao', { withoutStorage: true });

/** As {@link sessionHint}, of the session of 'Minha candidatura'. */
export const candidateHint = hintOf('sessao-candidatura', { withoutStorage: false });
