import { isJobOpen, type JobView } from '@araucaria/contracts';

const MAX_SIMILAR_JOBS = 3;

type Compared = Pick<JobView, 'id' | 'department' | 'location'>;

const sameText = (one: string, other: string) =>
  one.trim().toLocaleLowerCase('pt-BR') === other.trim().toLocaleLowerCase('pt-BR');

/** At most three open jobs of the same department, then of the same place, each in the order of the list. */
export function similarJobs<T extends JobView>(job: Compared, jobs: readonly T[], today: string): T[] {
  const others = jobs.filter((other) => isJobOpen(other, today) && other.id !== job.id);
  const ofDepartment = others.filter(({ department }) => sameText(department, job.department));
  const ofPlace = others.filter(
    (other) => sameText(other.location, job.location) && !ofDepartment.includes(other),
  );
  return [...ofDepartment, ...ofPlace].slice(0, MAX_SIMILAR_JOBS);
}
