interface SessionHint {
  KEY: string;
  isSet: () => boolean;
  /** As `isSet`; true when storage is forbidden, for pages that show the data of the session. */
  mayBeOpen: () => boolean;
  set: (isOpen: boolean) => void;
  /** Sets the mark to a new value, by which other tabs notice another session, or a change of what it shows. */
  renew: () => void;
}

/**
 * Whether a session was open when this browser last used the site. The session's own cookie is hidden from scripts.
 * @param withoutStorage what `isSet` returns when storage is forbidden
 */
function hintOf(key: string, { withoutStorage }: { withoutStorage: boolean }): SessionHint {
  /** Of a session that began on this page, while storage takes nothing. */
  let isUnstored = false;
  const write = (value: string | null) => {
    isUnstored = false;
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      isUnstored = value !== null;
    }
  };
  return {
    KEY: key,
    isSet: () => isUnstored || (read(key) ?? withoutStorage),
    mayBeOpen: () => isUnstored || (read(key) ?? true),
    set(isOpen) {
      // A mark that is there keeps its value: a new one is a sign for the other tabs.
      if (!isOpen || read(key) !== true) write(isOpen ? '1' : null);
    },
    renew: () => write(String(Math.random())),
  };
}

/** null: storage is forbidden. */
function read(key: string): boolean | null {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return null;
  }
}

/**
 * A mark for public pages: without it they neither load their code at once nor ask the server for the current user, whose
 * response to visitors is an error. Pages for logged-in users ask in any case.
 */
export const sessionHint = hintOf('sessao', { withoutStorage: true });

/** As {@link sessionHint}, of the session of 'Minha candidatura'. */
export const candidateHint = hintOf('sessao-candidatura', { withoutStorage: false });
