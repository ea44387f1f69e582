/** Normalizes as the server does to compare: without case, accents and punctuation. */
const normalize = (text: string): string =>
  ` ${
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join(' ') ?? ''
  } `;

interface Job {
  title: string;
  department: string;
}

/** Sorted departments of the jobs, and that of the rule itself. */
export function departmentsOf(jobs: readonly Job[], own?: string | null): string[] {
  const byKey = new Map(jobs.map(({ department }) => [normalize(department), department]));
  if (own) byKey.set(normalize(own), own);
  return [...byKey.values()].sort((a, b) => a.localeCompare(b, 'pt-BR'));
}

/** Titles of the jobs to which a rule with this department and level applies. */
export function jobsOf(
  jobs: readonly Job[],
  { department, jobLevel }: { department: string; jobLevel: string },
): string[] {
  const level = normalize(jobLevel);
  return jobs
    .filter((job) => !department || normalize(job.department) === normalize(department))
    .filter(({ title }) => !level.trim() || normalize(title).includes(level))
    .map(({ title }) => title);
}
