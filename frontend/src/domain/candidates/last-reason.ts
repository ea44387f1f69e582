const STORAGE_KEY = 'ultimo-motivo-de-reprovacao';

/** The id of the latest reason of a rejection in this browser. It is no personal data. */
export const lastReason = {
  read: (): string | null => localStorage.getItem(STORAGE_KEY),
  store: (id: string): void => {
    if (id) localStorage.setItem(STORAGE_KEY, id);
  },
};
