import { JOB_TYPES, labelOf, type JobType } from '@araucaria/contracts/domain';
import type { JobFigures } from '../../domain/jobs/jobs-preview';

/** Requirements that a card shows before '+N mais'. */
const CARD_REQUIREMENTS = 6;
/** Cards shown at first, and added by each 'Ver mais vagas'. */
export const PAGE_SIZE = 6;
/** Jobs on the home page. */
export const FEATURED = 6;
/** Those of them that are cards; the others are rows of two lines. */
export const FEATURED_IN_FULL = 3;

interface ListedJob {
  department: string;
  location: string;
  isOpen: boolean;
}

export const departmentsOf = (jobs: readonly ListedJob[]): string[] =>
  distinct(jobs.map((job) => job.department));

export const locationsOf = (jobs: readonly ListedJob[]): string[] =>
  distinct(jobs.map((job) => job.location));

export function figuresOf(jobs: readonly ListedJob[]): JobFigures {
  const open = jobs.filter(({ isOpen }) => isOpen);
  return { open: open.length, departments: departmentsOf(open).length, locations: locationsOf(open).length };
}

/** Numbers of open and closed jobs, for administrators, who see both. */
export function openAndClosed(jobs: readonly Pick<ListedJob, 'isOpen'>[]): string {
  const open = jobs.filter(({ isOpen }) => isOpen).length;
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
  return `${count(open, 'ativa')} · ${count(jobs.length - open, 'inativa')}`;
}

/** The model of work, if the type of the job says it. */
export const modelOf = (type: JobType): string | undefined =>
  type === 'Remoto' || type === 'Hibrido' ? JOB_TYPES[type] : undefined;

/** The kind of contract. All jobs are full-time. */
export const contractOf = (type: JobType): string =>
  modelOf(type) ? 'Tempo integral' : `${labelOf(JOB_TYPES, type)} · Tempo integral`;

/** The requirements that fit on a card, and how many do not. */
export function tagsOf(requirements: readonly string[]): { shown: string[]; more: number } {
  return {
    shown: requirements.slice(0, CARD_REQUIREMENTS),
    more: Math.max(0, requirements.length - CARD_REQUIREMENTS),
  };
}

/** Without those that are empty, in alphabetical order. */
export const distinct = (texts: readonly string[]): string[] =>
  [...new Set(texts.map((text) => text.trim()).filter(Boolean))].sort((a, b) => a.localeCompare(b, 'pt-BR'));
