/** Characters of a description that a card shows. */
export const CARD_DESCRIPTION = 180;
/** Requirements that a card shows before '+N mais'. */
const CARD_REQUIREMENTS = 6;
/** Cards shown at first, and added by each 'Ver mais vagas'. */
export const PAGE_SIZE = 6;
export const FEATURED = 6;

interface Placed {
  department: string;
  location: string;
  isActive: boolean;
}

/** Distinct non-empty departments, in the order of the alphabet. */
export const departmentsOf = (jobs: readonly Placed[]): string[] =>
  distinct(jobs.map((job) => job.department));

export const locationsOf = (jobs: readonly Placed[]): string[] => distinct(jobs.map((job) => job.location));

/** What the list holds, as administrators see it: also what visitors do not. */
export function openAndClosed(jobs: readonly Pick<Placed, 'isActive'>[]): string {
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
