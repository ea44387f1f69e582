import { Application, SaveJob } from '@araucaria/contracts';
import { validateInput } from '../src/index.js';

const job = {
  title: 'Pessoa Desenvolvedora',
  department: 'Engenharia',
  location: 'Curitiba',
  type: 'CLT',
  description: 'Construir.',
  requirements: 'TypeScript',
};

describe('validateInput', () => {
  it('trims texts, drops unknown fields, and treats empty optional fields as absent', async () => {
    const input = await validateInput(SaveJob, {
      ...job,
      title: '  Pessoa Desenvolvedora ',
      benefits: '',
      isSystem: true,
    });
    expect(input).toMatchObject({ title: 'Pessoa Desenvolvedora', benefits: undefined });
    expect(input).not.toHaveProperty('isSystem');
  });

  it('returns one message for each invalid field', async () => {
    await expect(validateInput(SaveJob, { ...job, title: '', requirements: 'ab' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      status: 400,
      details: {
        errors: [
          { field: 'title', message: 'Informe o título da vaga' },
          { field: 'requirements', message: 'Informe pelo menos um requisito para a vaga' },
        ],
      },
    });
  });

  it.each([[null], ['text'], [7], [[]], [[job]], [undefined]])('refuses %j as an input', async (input) => {
    await expect(validateInput(SaveJob, input)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it.each([
    ['title', { a: 1 }],
    ['title', 12],
    ['salaryMin', '10'],
    ['salaryMin', 1.5],
    ['salaryMin', 2 ** 31],
    ['isActive', 'yes'],
  ])('refuses the wrong type of %s: %j', async (field, value) => {
    await expect(validateInput(SaveJob, { ...job, [field]: value })).rejects.toMatchObject({
      details: { errors: [expect.objectContaining({ field })] },
    });
  });

  it('refuses an e-mail address with a lone surrogate', async () => {
    const person = { firstName: 'Ana', lastName: 'Lima', email: '\ud800', phone: '41 99999-0000' };
    await expect(validateInput(Application, person)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { errors: [{ field: 'email', message: 'Email inválido' }] },
    });
  });

  it('refuses an input with 100 000 nested arrays', async () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown;
    await expect(validateInput(SaveJob, { ...job, benefits: deep })).rejects.toMatchObject({ status: 400 });
  });

  it('removes characters that PostgreSQL cannot store', async () => {
    expect(await validateInput(SaveJob, { ...job, title: 'A\0B' })).toMatchObject({ title: 'AB' });
  });

  it.each([[undefined], [null], [''], [0], ['0']])(
    'treats jobId %j as an application to the talent bank',
    async (jobId) => {
      const person = {
        firstName: 'Ana',
        lastName: 'Lima',
        email: 'ana@example.com',
        phone: '41 99999-0000',
        jobId,
      };
      expect((await validateInput(Application, person)).jobId).toBeUndefined();
    },
  );
});
