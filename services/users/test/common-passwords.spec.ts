import { COMMON_PASSWORDS, isCommonPassword } from '../src/common-passwords.js';

describe('the refused passwords', () => {
  it('are at least the 3,000 that were promised, all long enough to be tried at all', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThanOrEqual(3_000);
    for (const password of COMMON_PASSWORDS) {
      expect(password.length).toBeGreaterThanOrEqual(6);
      expect(password).toBe(password.toLowerCase());
    }
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
  ])('hold %s', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each(['gralha-azul-77', 'correta cavalo bateria', 'Xk29!vbQ', 'indicacoes2026'])(
    'leave %s alone',
    (password) => expect(isCommonPassword(password)).toBe(false),
  );
});
