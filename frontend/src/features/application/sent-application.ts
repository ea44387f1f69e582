import { draftStore } from '../../shared/form/draft';

export const SENT_PATH = '/candidatura/enviada';

export interface SentApplication {
  /** null: the talent bank. */
  job: { id: number; title: string } | null;
  email: string;
  /** Name of the file; null: without a résumé. */
  resume: string | null;
  /** ISO 8601, UTC. */
  sentAt: string;
  /** The e-mail is known: nothing is stored before its owner confirms. */
  isKept?: boolean;
}

/** Kept until the tab is closed, so that the page survives a reload, and a shared computer keeps nothing. */
export const sentApplication = draftStore<SentApplication>('candidatura-enviada-1');
