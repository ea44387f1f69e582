import { inTab, newPasswordRules, RULES } from './user-rules';

const validateConfirmation = (minChars: number, newPassword: string, confirmation: string) =>
  newPasswordRules(minChars).confirmation.validate(confirmation, {
    currentPassword: '',
    newPassword,
    confirmation,
  });

describe('user form rules', () => {
  it('requires three characters in a user name, without surrounding blanks', () => {
    expect(RULES.username.validate(' ab ')).toBe('O nome de usuário deve ter pelo menos 3 caracteres');
    expect(RULES.username.validate('ana')).toBe(true);
  });

  it('accepts an empty or a valid e-mail', () => {
    expect(RULES.email.validate('')).toBe(true);
    expect(RULES.email.validate('ana@araucaria.example')).toBe(true);
    expect(RULES.email.validate('ana@araucaria')).toBe('Email inválido');
  });

  it('requires a first password of six characters', () => {
    expect(RULES.password.validate('x7#pL')).toBe('A senha deve ter pelo menos 6 caracteres');
    expect(RULES.password.validate('x7#pLq')).toBe(true);
  });

  it.each([6, 12])('requires a new password of %d characters, entered twice', (minChars) => {
    const password = 'segredo longo'.slice(-minChars);
    const tooShort = `A senha deve ter pelo menos ${minChars} caracteres`;
    expect(validateConfirmation(minChars, password, password.slice(1))).toBe(tooShort);
    expect(validateConfirmation(minChars, password, `${password}s`)).toBe('As senhas não coincidem');
    expect(validateConfirmation(minChars, password, password)).toBe(true);
    expect(newPasswordRules(minChars).newPassword.validate(password.slice(1))).toBe(tooShort);
    expect(newPasswordRules(minChars).newPassword.validate(password)).toBe(true);
  });

  it('lists a user with both roles under both tabs', () => {
    const both = { isAdmin: true, isEmployee: true };
    const neither = { isAdmin: false, isEmployee: false };
    expect((['all', 'admin', 'employee'] as const).map((tab) => inTab(tab, both))).toEqual([
      true,
      true,
      true,
    ]);
    expect((['all', 'admin', 'employee'] as const).map((tab) => inTab(tab, neither))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
