import { assertAcceptablePassword } from '../src/accounts/password-policy.js';

const check = (password: string, username = 'maria.souza') =>
  assertAcceptablePassword(password, { username, field: 'password' });

describe('a new password', () => {
  it.each([
    'maria.souza',
    'MariaSouza2026!',
    'souza-maria-1',
    'Araucaria2026',
    'araucária software',
    'maria@Araucária',
  ])('is refused if it is %s, made of the user’s and the company’s names', async (password) => {
    await expect(check(password)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: {
        errors: [{ field: 'password', message: expect.stringContaining('nome da empresa') as string }],
      },
    });
  });

  it.each(['maria-e-o-pinhao-cru', 'sombra da araucária velha', '¡¿!#$%&/()='])(
    'may contain a name beside enough else: %s',
    async (password) => expect(await check(password)).toBeUndefined(),
  );

  it('ignores parts of a name that are too short to mean it', async () => {
    expect(await check('do-mar-a-serra', 'jo.da')).toBeUndefined();
  });

  it('is refused if it has blanks only', async () => {
    await expect(check('\u3000 \t \u200b    ')).rejects.toMatchObject({
      details: { errors: [{ field: 'password', message: 'A senha não pode ter apenas espaços.' }] },
    });
  });
});
