import { CANDIDATE_STATUS, labelOf, lookup, type CandidateStatus } from '@araucaria/contracts/domain';

/** Statuses that staff choose directly; the others belong to hiring or to older data. */
export const SELECTABLE_STATUSES = [
  'new',
  'reviewing',
  'interview',
  'approved',
  'hired',
  'rejected',
] as const satisfies CandidateStatus[];

export type StatusTone = 'blue' | 'purple' | 'yellow' | 'green' | 'red' | 'emerald' | 'gray';

const TONES: Record<string, StatusTone> = {
  new: 'blue',
  novo: 'blue',
  reviewing: 'purple',
  'em análise': 'purple',
  interview: 'yellow',
  entrevista: 'yellow',
  'entrevista agendada': 'yellow',
  approved: 'green',
  aprovado: 'green',
  rejected: 'red',
  reprovado: 'red',
  hired: 'emerald',
  contratado: 'emerald',
};

export const statusLabel = (status: string): string => labelOf(CANDIDATE_STATUS, status);

/** Rejected, and no e-mail has said so. */
export const lacksRejectionEmail = ({
  status,
  waitingSince,
}: {
  status: string;
  waitingSince: string | null;
}): boolean => status === 'rejected' && waitingSince !== null;

/** Colour of a status, in English or Portuguese, in any case. */
export const statusTone = (status: string): StatusTone =>
  lookup(TONES, status.toLocaleLowerCase('pt-BR')) ?? 'gray';

export type ScoreTone = 'green' | 'emerald' | 'yellow' | 'orange' | 'red';

export function scoreTone(score: number): ScoreTone {
  if (score >= 90) return 'green';
  if (score >= 75) return 'emerald';
  if (score >= 60) return 'yellow';
  if (score >= 40) return 'orange';
  return 'red';
}

/** A score from 0 to 100, rounded; 0 for a text that is not a number. */
export function parseScore(text: string): number {
  const value = parseNumber(text);
  return Number.isFinite(value) ? Math.min(100, Math.max(0, Math.round(value))) : 0;
}

/** Tells the user which score will be saved if it differs from the typed text. */
export function scoreHint(text: string): string | undefined {
  if (!text.trim()) return undefined;
  const value = parseNumber(text);
  if (!Number.isFinite(value)) return 'Não é um número: será salvo como 0';
  const score = parseScore(text);
  return score === value ? undefined : `Será salvo como ${score}`;
}

/** Accepts a decimal comma, as Brazilians write it. */
const parseNumber = (text: string): number => Number(text.trim().replace(',', '.'));
