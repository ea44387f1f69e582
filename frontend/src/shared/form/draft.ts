export interface DraftStore<T> {
  load: () => T | null;
  save: (draft: T) => void;
  clear: () => void;
}

/**
 * What was typed into a form, for as long as the tab lives. Personal data never outlives it: the computer may be shared.
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
      // Full or forbidden storage costs the draft, not the form.
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
