const STORAGE_KEY = 'ultimo-motivo-de-reprovacao';

/** The id of the reason that was used last in this browser; it names nobody. */
export const lastReason = {
  read: (): string | null => localStorage.getItem(STORAGE_KEY),
  store: (id: string): void => {
    if (id) localStorage.setItem(STORAGE_KEY, id);
  },
};
