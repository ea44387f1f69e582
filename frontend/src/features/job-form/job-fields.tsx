import { useFormState, type Control, type RegisterOptions } from 'react-hook-form';
import { JOB_MAX_CHARS, JOB_TYPES } from '@araucaria/contracts/domain';
import { CheckInput } from '../../shared/form/check-input';
import { dayOf } from '../../shared/dates/day-ranges';
import { Column, Columns } from '../../shared/form/columns';
import type { DayProblem } from '../../shared/dates/day-field';
import { DayInput } from '../../shared/form/day-input';
import { FieldList, type FieldSpec } from '../../shared/form/field-list';
import { TextInput } from '../../shared/form/text-input';
import { RULES } from './job-rules';
import type { JobValues } from './job-values';

type JobField = FieldSpec<Exclude<keyof JobValues, 'isActive' | 'closesOn' | 'from'>>;

const PLACE: JobField[] = [
  { name: 'title', label: 'Título', limit: JOB_MAX_CHARS.title },
  {
    name: 'department',
    label: 'Departamento',
    span: 6,
    limit: JOB_MAX_CHARS.department,
  },
  {
    name: 'location',
    label: 'Localização',
    span: 6,
    hint: 'Cidade e estado, por exemplo Curitiba, PR',
    limit: JOB_MAX_CHARS.location,
  },
  {
    name: 'type',
    label: 'Tipo de contratação',
    span: 6,
    options: Object.entries(JOB_TYPES),
  },
];

const TEXTS: JobField[] = [
  {
    name: 'description',
    label: 'Descrição',
    hint: 'Listas com “- item” ou “1. item”, **negrito** e *itálico*',
    multiline: true,
    minRows: 6,
    limit: JOB_MAX_CHARS.description,
  },
  {
    name: 'requirements',
    label: 'Requisitos',
    hint: 'Separados por vírgula',
    multiline: true,
    minRows: 3,
    limit: JOB_MAX_CHARS.requirements,
  },
  {
    name: 'benefits',
    label: 'Benefícios',
    hint: 'Opcional. Separados por vírgula',
    multiline: true,
    minRows: 2,
    limit: JOB_MAX_CHARS.benefits,
  },
  {
    name: 'selectionSteps',
    label: 'Etapas do processo',
    hint: 'Opcional. Na ordem em que acontecem, separadas por vírgula',
    limit: JOB_MAX_CHARS.selectionSteps,
  },
  salary('salaryMin', 'Salário mínimo (R$)'),
  salary('salaryMax', 'Salário máximo (R$)'),
];

function salary(name: 'salaryMin' | 'salaryMax', label: string): JobField {
  return {
    name,
    label,
    span: 6,
    hint: 'Opcional. Por mês, em reais',
    input: { inputMode: 'numeric' },
  };
}

const CLOSING_ERRORS: Record<DayProblem, string> = {
  incomplete: 'Informe uma data válida',
  before: 'A data deve ser hoje ou depois',
  after: 'Informe uma data válida',
};

const rules: Partial<Record<JobField['name'], RegisterOptions<JobValues, keyof JobValues>>> = RULES;

export function JobFields({ control }: { control: Control<JobValues> }) {
  const input = (field: Omit<JobField, 'span'>) => (
    <TextInput control={control} rules={rules[field.name]} {...field} />
  );
  const today = dayOf();
  // A stored day that has ended may stay.
  const stored = useFormState({ control }).defaultValues?.closesOn;
  const min = stored && stored < today ? stored : today;
  return (
    <Columns>
      <FieldList fields={PLACE}>{input}</FieldList>
      <Column span={6}>
        <CheckInput
          control={control}
          name="isActive"
          label="Vaga ativa"
          hint="Só vagas ativas aparecem no site e recebem candidaturas"
        />
      </Column>
      <Column span={6}>
        <DayInput
          control={control}
          name="closesOn"
          label="Inscrições até"
          hint="Opcional. No fim deste dia a vaga sai do site"
          min={min}
          problemText={(problem) => CLOSING_ERRORS[problem]}
        />
      </Column>
      <FieldList fields={TEXTS}>{input}</FieldList>
    </Columns>
  );
}
