import { useFreshQuery } from '../api/use-fresh-query';
import { JOBS } from '../jobs';
import { ChoiceField } from './choice-field';

interface JobFieldProps {
  id: string;
  value: string;
  onChange: (job: string) => void;
}

/** All jobs, one of them, or the talent bank: those who applied to none. */
export function JobField({ id, value, onChange }: JobFieldProps) {
  const { data } = useFreshQuery(JOBS);
  const jobs = data?.jobs.map(({ id: job, title }) => [String(job), title] as const) ?? [];
  return (
    <ChoiceField
      id={id}
      label="Vaga"
      value={value}
      onChange={onChange}
      options={[['', 'Todas as vagas'], ['talent-bank', 'Banco de Talentos'], ...jobs]}
    />
  );
}
