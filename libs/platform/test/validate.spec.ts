import { Application, RegisterUser, SaveJob, SaveMessageTemplate } from '@araucaria/contracts';
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

  it.each([',,,,,,', ', . , - , .', '      '])(
    'refuses requirements without a requirement: %j',
    async (text) => {
      await expect(validateInput(SaveJob, { ...job, requirements: text })).rejects.toMatchObject({
        details: {
          errors: [{ field: 'requirements', message: 'Informe pelo menos um requisito para a vaga' }],
        },
      });
    },
  );

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

  const person = { firstName: 'Ana', lastName: 'Lima', email: 'ana@example.com', phone: '41 99999-0000' };

  it.each(['\u200b\u200b', '\u2800\u2800', '\u3164\u3164', '\u00ad\u00ad', '\u202e\u200d\ufe0f'])(
    'refuses required texts of the invisible %j as empty',
    async (text) => {
      const name = { details: { errors: [{ field: 'firstName', message: 'Nome é obrigatório' }] } };
      await expect(validateInput(Application, { ...person, firstName: text })).rejects.toMatchObject(name);
      const title = { details: { errors: [{ field: 'title', message: 'Informe o título da vaga' }] } };
      await expect(validateInput(SaveJob, { ...job, title: text })).rejects.toMatchObject(title);
      const user = { username: `${text}\u2060`, password: 'araucaria-2026' };
      await expect(validateInput(RegisterUser, user)).rejects.toMatchObject({
        details: { errors: [expect.objectContaining({ field: 'username' })] },
      });
      expect(await validateInput(Application, { ...person, city: text })).toMatchObject({ city: undefined });
    },
  );

  it('does not count invisible characters as letters of a name', async () => {
    await expect(validateInput(Application, { ...person, firstName: 'A\u200d' })).rejects.toMatchObject({
      details: { errors: [{ field: 'firstName', message: 'Nome é obrigatório' }] },
    });
  });

  it('removes control characters and marks of direction from every text', async () => {
    const experiences = [{ company: '\u202eAcme\u0002', position: 'Dev', startDate: '2020-01-01' }];
    expect(
      await validateInput(Application, {
        ...person,
        firstName: 'A\u202en\u2066a',
        email: '\u202aana@example.com\u202c',
        coverLetter: 'um\vdois\u0002\ntrês',
        resumeFilename: 'cv\u202efdp.exe',
        experiences,
      }),
    ).toMatchObject({
      firstName: 'Ana',
      email: 'ana@example.com',
      coverLetter: 'um\ndois\ntrês',
      resumeFilename: 'cvfdp.exe',
      experiences: [{ company: 'Acme' }],
    });
  });

  it('keeps names and titles on one line, and the lines of longer texts', async () => {
    expect(await validateInput(Application, { ...person, lastName: 'Lima\r\nSouza' })).toMatchObject({
      lastName: 'Lima Souza',
    });
    const text = { title: 'Convite\npara entrevista', type: 'email', content: 'Olá!\n\nAté logo.' };
    expect(await validateInput(SaveMessageTemplate, text)).toMatchObject({
      title: 'Convite para entrevista',
      content: 'Olá!\n\nAté logo.',
    });
    const user = { username: 'ana', fullName: 'Ana\u2028Lima', password: 'araucaria-2026' };
    expect(await validateInput(RegisterUser, user)).toMatchObject({ fullName: 'Ana Lima' });
  });

  it('keeps the letters of a password, in the composed form in which every keyboard may send them', async () => {
    const user = { username: 'ana', password: ' Cora\u00e7a\u0303o  2026 ' };
    expect(await validateInput(RegisterUser, user)).toMatchObject({ password: ' Coração  2026 ' });
  });

  it.each([['constructor'], ['XX'], ['__proto__'], ['Texas']])(
    'stores the unknown state %j as none',
    async (state) => {
      expect(await validateInput(Application, { ...person, state })).toMatchObject({ state: undefined });
    },
  );

  it.each(['PR', 'Amazonas', 'paraná'])('keeps the state %j', async (state) => {
    expect(await validateInput(Application, { ...person, state })).toMatchObject({ state });
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
