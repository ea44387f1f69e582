import { salaryFrom, type JobValues } from './job-values';

const filled = (message: string) => ({
  required: message,
  validate: (value: unknown) => (typeof value === 'string' && value.trim().length > 0) || message,
});

/** Largest amount that the database holds. */
const MAX_SALARY = 2_147_483_647;

function salary(text: string, negative: string): true | string {
  const amount = salaryFrom(text);
  if (amount === null) return true;
  if (Number.isNaN(amount)) return 'Informe o valor em reais, por exemplo 4500';
  if (amount < 0) return negative;
  return amount <= MAX_SALARY || 'Valor muito alto';
}

const REQUIREMENTS = 'Informe pelo menos um requisito para a vaga';

/** The words of each refusal, as the server has them too. */
export const RULES = {
  title: filled('Informe o título da vaga'),
  department: filled('Informe o departamento'),
  location: filled('Informe a localização'),
  type: filled('Selecione o tipo de contratação'),
  description: filled('Informe a descrição da vaga'),
  requirements: {
    required: REQUIREMENTS,
    validate: (value: unknown) => (typeof value === 'string' && value.trim().length >= 5) || REQUIREMENTS,
  },
  salaryMin: {
    deps: ['salaryMax' as const],
    validate: (value: unknown) => salary(String(value), 'O salário mínimo não pode ser negativo'),
  },
  salaryMax: {
    validate: (value: unknown, values: JobValues) => {
      const alone = salary(String(value), 'O salário máximo não pode ser negativo');
      if (alone !== true) return alone;
      const [min, max] = [salaryFrom(values.salaryMin), salaryFrom(values.salaryMax)];
      // Also false for NaN: the minimum has words of its own.
      if (min === null || max === null || !(max < min)) return true;
      return 'O salário máximo deve ser maior ou igual ao salário mínimo';
    },
  },
};

/** Longest text that the server keeps in each field. */
export const LIMITS = {
  title: 160,
  department: 120,
  location: 160,
  description: 20_000,
  requirements: 5_000,
  benefits: 5_000,
  salary: 16,
};
