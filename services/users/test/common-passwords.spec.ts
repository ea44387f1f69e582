import { commonPasswords, isCommonPassword } from '../src/accounts/common-passwords.js';

describe('the refused passwords', () => {
  it('are the 100,000 commonest and the Brazilian ones, none shorter than the minimum', async () => {
    const passwords = await commonPasswords();
    expect(passwords.size).toBeGreaterThanOrEqual(100_000);
    // One expectation: one for each password takes eight seconds.
    const wrong = [...passwords].filter((each) => each.length < 6 || each !== each.toLowerCase());
    expect(wrong).toEqual([]);
  });

  it.each([
    '123456',
    'PASSWORD',
    'senha123',
    'Qwerty123',
    'corinthians',
    '1q2w3e4r',
    'deusefiel',
    'gabriel123',
    // Far down in the ranking, and longer than the minimum of the staff area.
    '1qaz2wsx3edc4rfv',
    'Manchesterunited',
  ])('contain %s', async (password) => expect(await isCommonPassword(password)).toBe(true));

  it.each(['gralha-azul-77', 'correta cavalo bateria', 'Xk29!vbQ', 'indicacoes2026'])(
    'do not contain %s',
    async (password) => expect(await isCommonPassword(password)).toBe(false),
  );
});
