export interface DraftStore<T> {
  load: () => T | null;
  save: (draft: T) => void;
  clear: () => void;
}

/**
 * Stores the values of a form in the tab's session storage. Closing the tab deletes them: they may be personal data on a
 * shared computer.
 * @param key changes with the shape of the draft, so that an older shape is not read
 */
export const draftStore = <T>(key: string): DraftStore<T> => ({
  load: () => {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null;
    } catch {
      return null;
    }
  },
  save: (draft) => {
    try {
      sessionStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // The form works without a draft if the storage is full or forbidden.
    }
  },
  clear: () => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // As above.
    }
  },
});

/** Begins the keys of drafts of staff forms, also of those that an earlier release has stored. */
const STAFF_DRAFTS = 'rascunho';
/** Begins those of the present shape. */
export const STAFF_DRAFT = `${STAFF_DRAFTS}-2`;

/** Whose drafts they are. It is deleted with them. */
const OWNER = draftStore<number>(`${STAFF_DRAFTS}-de`);

/** Deletes the drafts of staff forms unless they are those of this user. */
export function keepStaffDraftsOf(userId: number): void {
  if (OWNER.load() !== userId) clearStaffDrafts();
  OWNER.save(userId);
}

/** Deletes the drafts of staff forms, which may hold personal data of candidates. An ended session keeps them, a logout does not. */
export function clearStaffDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(STAFF_DRAFTS)) sessionStorage.removeItem(key);
  } catch {
    // Nothing is stored where storage is forbidden.
  }
}
