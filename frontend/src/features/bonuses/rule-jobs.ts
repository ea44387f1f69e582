import { wordsKey } from '@araucaria/contracts/domain';

interface Job {
  title: string;
  department: string;
}

/** Sorted departments of the jobs, and that of the rule itself. */
export function departmentsOf(jobs: readonly Job[], own?: string | null): string[] {
  const byKey = new Map(jobs.map(({ department }) => [wordsKey(department), department]));
  if (own) byKey.set(wordsKey(own), own);
  return [...byKey.values()].sort((a, b) => a.localeCompare(b, 'pt-BR'));
}

/** Titles of the jobs to which a rule with this department and level applies. */
export function jobsOf(
  jobs: readonly Job[],
  { department, jobLevel }: { department: string; jobLevel: string },
): string[] {
  const level = wordsKey(jobLevel);
  return jobs
    .filter((job) => !department || wordsKey(job.department) === wordsKey(department))
    .filter(({ title }) => !level.trim() || wordsKey(title).includes(level))
    .map(({ title }) => title);
}
