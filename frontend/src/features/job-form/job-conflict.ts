import { JOB_TYPES, labelOf } from '@araucaria/contracts/domain';
import { formatDay } from '../../shared/dates/day-ranges';
import { inputOf, valuesOf, type JobValues, type StoredJob } from './job-values';

export type JobField = Exclude<keyof JobValues, 'from'>;

/** Details of the server's conflict error: the job changed after it was opened for editing. */
export interface JobConflict {
  current: StoredJob;
  /** The last edit of each field since then. */
  changes: Array<{ field: JobField; changedBy: string | null; changedAt: string }>;
}

/** A field that another user changed and whose value differs in this form. */
export interface Difference {
  field: JobField;
  label: string;
  mine: string;
  theirs: string;
  changedBy: string;
  /** ISO 8601, UTC. */
  changedAt: string;
  /** This form has not changed the field, so the other user's value is preselected. */
  untouched: boolean;
}

const LABELS: Record<JobField, string> = {
  title: 'Título',
  department: 'Departamento',
  location: 'Localização',
  type: 'Tipo de contratação',
  isActive: 'Vaga ativa',
  closesOn: 'Inscrições até',
  description: 'Descrição',
  requirements: 'Requisitos',
  benefits: 'Benefícios',
  selectionSteps: 'Etapas do processo',
  salaryMin: 'Salário mínimo (R$)',
  salaryMax: 'Salário máximo (R$)',
};

/**
 * The fields between whose values the user must choose before saving.
 * @param opened the values with which the form was opened; undefined: they are of another version
 */
export function differencesOf(
  { current, changes }: JobConflict,
  mine: JobValues,
  opened: JobValues | undefined,
): Difference[] {
  const theirs = valuesOf(current);
  const [mySent, theirSent] = [inputOf(mine), inputOf(theirs)];
  return changes
    .filter(({ field }) => mySent[field] !== theirSent[field])
    .map(({ field, changedBy, changedAt }) => ({
      field,
      label: LABELS[field],
      mine: textOf(field, mine),
      theirs: textOf(field, theirs),
      changedBy: changedBy ?? 'sistema',
      changedAt,
      untouched: opened !== undefined && mySent[field] === inputOf(opened)[field],
    }));
}

function textOf(field: JobField, values: JobValues): string {
  if (field === 'isActive') return values.isActive ? 'Sim' : 'Não';
  if (field === 'closesOn' && values.closesOn) return formatDay(values.closesOn);
  if (field === 'type') return labelOf(JOB_TYPES, values.type);
  return values[field].trim() || '(vazio)';
}
