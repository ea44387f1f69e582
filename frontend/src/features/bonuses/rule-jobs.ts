/** As the server compares departments and words of titles: without case, accents and punctuation. */
const wordsOf = (text: string): string =>
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

/** The departments of the jobs by name, and that of the rule itself. */
export function departmentsOf(jobs: readonly Job[], own?: string | null): string[] {
  const byKey = new Map(jobs.map(({ department }) => [wordsOf(department), department]));
  if (own) byKey.set(wordsOf(own), own);
  return [...byKey.values()].sort((a, b) => a.localeCompare(b, 'pt-BR'));
}

/** Titles of the jobs that a rule for that department and level is for. */
export function jobsOf(
  jobs: readonly Job[],
  { department, jobLevel }: { department: string; jobLevel: string },
): string[] {
  const level = wordsOf(jobLevel);
  return jobs
    .filter((job) => !department || wordsOf(job.department) === wordsOf(department))
    .filter(({ title }) => !level.trim() || wordsOf(title).includes(level))
    .map(({ title }) => title);
}
