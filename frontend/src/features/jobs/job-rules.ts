/** Characters of a description that a card shows. */
export const CARD_DESCRIPTION = 180;
/** Requirements that a card shows before '+N mais'. */
const CARD_REQUIREMENTS = 6;
/** Cards shown at first, and added by each 'Ver mais vagas'. */
export const PAGE_SIZE = 6;
export const FEATURED = 6;

interface ListedJob {
  department: string;
  location: string;
  isActive: boolean;
}

/** Distinct non-empty departments in alphabetical order. */
export const departmentsOf = (jobs: readonly ListedJob[]): string[] =>
  distinct(jobs.map((job) => job.department));

export const locationsOf = (jobs: readonly ListedJob[]): string[] =>
  distinct(jobs.map((job) => job.location));

/** Numbers of open and closed jobs, for administrators, who see both. */
export function openAndClosed(jobs: readonly Pick<ListedJob, 'isActive'>[]): string {
  const open = jobs.filter(({ isActive }) => isActive).length;
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
  return `${count(open, 'ativa')} · ${count(jobs.length - open, 'inativa')}`;
}

/** The requirements that fit on a card, and how many do not. */
export function tagsOf(requirements: readonly string[]): { shown: string[]; more: number } {
  return {
    shown: requirements.slice(0, CARD_REQUIREMENTS),
    more: Math.max(0, requirements.length - CARD_REQUIREMENTS),
  };
}

const distinct = (texts: string[]) =>
  [...new Set(texts.map((text) => text.trim()).filter(Boolean))].sort((a, b) => a.localeCompare(b, 'pt-BR'));
