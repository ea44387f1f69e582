import { inTab, RULES } from './user-rules';

const validateConfirmation = (confirmation: string) =>
  RULES.confirmation.validate(confirmation, {
    currentPassword: '',
    newPassword: 'segredo longo',
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

  it('requires a new password of twelve characters, entered twice', () => {
    const tooShort = 'A senha deve ter pelo menos 12 caracteres';
    expect(validateConfirmation('segredo')).toBe(tooShort);
    expect(validateConfirmation('segredo longos')).toBe('As senhas não coincidem');
    expect(validateConfirmation('segredo longo')).toBe(true);
    expect(RULES.newPassword.validate('x7#pLq91vWz')).toBe(tooShort);
    expect(RULES.newPassword.validate('x7#pLq91vWzk')).toBe(true);
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
