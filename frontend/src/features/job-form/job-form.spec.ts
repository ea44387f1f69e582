import { RULES } from './job-rules.js';
import { EMPTY, inputOf, salaryFrom, valuesOf } from './job-values.js';

const max = (salaryMin: string, salaryMax: string) =>
  RULES.salaryMax.validate(salaryMax, { ...EMPTY, salaryMin, salaryMax });

describe('salaries', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['4500', 4500],
    ['4.500', 4500],
    ['R$ 12.500,00', 12500],
    ['4500,0', 4500],
    ['1.234.567', 1234567],
    ['-10', -10],
  ])('parses %j as %j', (text, amount) => expect(salaryFrom(text)).toBe(amount));

  it.each(['12,5', '4500,50', 'R$ 4.500,99'])('rejects the cents of %j', (text) => {
    expect(RULES.salaryMin.validate(text)).toBe('Informe reais inteiros, sem centavos, por exemplo 4500');
    expect(max('', text)).toBe('Informe reais inteiros, sem centavos, por exemplo 4500');
    expect(salaryFrom(text)).toBeNaN();
  });

  it.each(['abc', '4.5', '1e9', '4500 a 6000'])('returns NaN for %j', (text) =>
    expect(salaryFrom(text)).toBeNaN(),
  );

  it('rejects negative salaries with a message of each field', () => {
    expect(RULES.salaryMin.validate('-1')).toBe('O salário mínimo não pode ser negativo');
    expect(max('', '-1')).toBe('O salário máximo não pode ser negativo');
  });

  it('compares the salaries only if both are set', () => {
    expect(max('5000', '4999')).toBe('O salário máximo deve ser maior ou igual ao salário mínimo');
    expect(max('5000', '5000')).toBe(true);
    expect(max('5000', '')).toBe(true);
    expect(max('', '100')).toBe(true);
    expect(max('abc', '100')).toBe(true);
  });
});

describe('the job form', () => {
  it('requires at least one requirement', () => {
    expect(RULES.requirements.validate('  C++ ')).toBe('Informe pelo menos um requisito para a vaga');
    expect(RULES.requirements.validate('Scrum')).toBe(true);
  });

  it('submits null for empty optional fields, and shows null as empty', () => {
    const input = inputOf({ ...EMPTY, title: ' Analista ', benefits: ' ', salaryMin: '4.500' });
    expect(input).toMatchObject({ title: 'Analista', benefits: null, salaryMin: 4500, salaryMax: null });
    const stored = { ...EMPTY, benefits: null, salaryMin: 0, salaryMax: null, version: 3 };
    expect(valuesOf(stored)).toEqual({ ...EMPTY, salaryMin: '0', from: 3 });
  });
});
