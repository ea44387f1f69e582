import { JOB_MIN_CHARS, LIST_WITH_ITEMS, MAX_INT4 } from '@araucaria/contracts/domain';
import { textOf } from '../../shared/form/text-length';
import { hasCents, salaryFrom, type JobValues } from './job-values';

const required = (message: string, min = 1, fits = /./s) => ({
  required: message,
  validate: (value: unknown) => {
    const text = textOf(value).trim();
    return (text.length >= min && fits.test(text)) || message;
  },
});

function salary(text: string, negative: string): true | string {
  const amount = salaryFrom(text);
  if (amount === null) return true;
  if (Number.isNaN(amount))
    return hasCents(text)
      ? 'Informe reais inteiros, sem centavos, por exemplo 4500'
      : 'Informe o valor em reais, por exemplo 4500';
  if (amount < 0) return negative;
  return amount <= MAX_INT4 || 'Valor muito alto';
}

/** Validation rules with the same messages as on the server. Each field has its limit itself. */
export const RULES = {
  title: required('Informe o título da vaga'),
  department: required('Informe o departamento'),
  location: required('Informe a localização'),
  type: { required: 'Selecione o tipo de contratação' },
  description: required('Informe a descrição da vaga'),
  requirements: required(
    'Informe pelo menos um requisito para a vaga',
    JOB_MIN_CHARS.requirements,
    LIST_WITH_ITEMS,
  ),
  salaryMin: {
    deps: ['salaryMax' as const],
    validate: (value: unknown) => salary(textOf(value), 'O salário mínimo não pode ser negativo'),
  },
  salaryMax: {
    validate: (value: unknown, values: JobValues) => {
      const alone = salary(textOf(value), 'O salário máximo não pode ser negativo');
      if (alone !== true) return alone;
      const [min, max] = [salaryFrom(values.salaryMin), salaryFrom(values.salaryMax)];
      // Also true for NaN: an invalid minimum has its own message.
      if (min === null || max === null || !(max < min)) return true;
      return 'O salário máximo deve ser maior ou igual ao salário mínimo';
    },
  },
};
