import { TALENT_BANK_TITLE } from '@araucaria/contracts/domain';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { JOB_TITLES } from './jobs-query';
import { SelectFilter } from '../../shared/lists/select-filter';
import { idIn } from '../../shared/lists/use-url-state';

export const TALENT_BANK = 'talent-bank';

interface JobFilterProps {
  id: string;
  value: string;
  onChange: (job: string) => void;
}

type JobOptions = ReadonlyArray<readonly [value: string, text: string]>;

/** Adds the chosen jobs of an old address that were deleted. */
export const withDeletedJobs = (options: JobOptions, chosen: readonly string[]): JobOptions => [
  ...options,
  ...chosen
    .filter((job) => !options.some(([value]) => value === job))
    .map((job) => [job, 'Vaga excluída'] as const),
];

/** All jobs, the talent bank (applications without a job), and each job. @param chosen a deleted one of them is an option too */
export function useJobOptions(chosen: readonly string[]): JobOptions {
  const { data } = useFreshQuery(JOB_TITLES);
  const all = [
    ['', 'Todas as vagas'],
    [TALENT_BANK, TALENT_BANK_TITLE],
  ] as const;
  if (!data) return all;
  const jobs = data.jobs.map(({ id, title }) => [String(id), title] as const);
  return withDeletedJobs([...all, ...jobs], chosen);
}

/** Whether the address names a job: an id, or the talent bank. */
export const isJobFilter = (text: string): boolean => text === TALENT_BANK || idIn(text) !== undefined;

export function JobFilter({ id, value, onChange }: JobFilterProps) {
  return (
    <SelectFilter id={id} label="Vaga" value={value} onChange={onChange} options={useJobOptions([value])} />
  );
}
