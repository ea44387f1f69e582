import { inTab, RULES } from './user-rules.js';

const confirmed = (confirmation: string) =>
  RULES.confirmation.validate(confirmation, {
    currentPassword: '',
    newPassword: 'segredo',
    confirmation,
  });

describe('the rules of users', () => {
  it('wants three characters of a name, blanks around it not counted', () => {
    expect(RULES.username.validate(' ab ')).toBe('O nome de usuário deve ter pelo menos 3 caracteres');
    expect(RULES.username.validate('ana')).toBe(true);
  });

  it('takes no e-mail or a valid one', () => {
    expect(RULES.email.validate('')).toBe(true);
    expect(RULES.email.validate('ana@araucaria.example')).toBe(true);
    expect(RULES.email.validate('ana@araucaria')).toBe('Email inválido');
  });

  it('wants the new password twice, long enough and alike', () => {
    expect(confirmed('segre')).toBe('A senha deve ter pelo menos 6 caracteres');
    expect(confirmed('segredos')).toBe('As senhas não coincidem');
    expect(confirmed('segredo')).toBe(true);
    expect(RULES.newPassword.validate('12345')).toBe('A senha deve ter pelo menos 6 caracteres');
  });

  it('shows who is both under both tabs', () => {
    const both = { isAdmin: true, isEmployee: true };
    const nobody = { isAdmin: false, isEmployee: false };
    expect((['all', 'admin', 'employee'] as const).map((tab) => inTab(tab, both))).toEqual([
      true,
      true,
      true,
    ]);
    expect((['all', 'admin', 'employee'] as const).map((tab) => inTab(tab, nobody))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
