import { NEW_PASSWORD_RULES, RULES } from './user-rules';

const { newPassword: first, confirmation: second } = NEW_PASSWORD_RULES;
const validateConfirmation = (newPassword: string, confirmation: string) =>
  second.validate(confirmation, { currentPassword: '', newPassword, confirmation });

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

  it('requires twelve characters of a password, and of a new one twice', () => {
    const tooShort = 'A senha deve ter pelo menos 12 caracteres';
    for (const { validate } of [RULES.password, first]) {
      expect(validate('segredo lon')).toBe(tooShort);
      expect(validate('segredo long')).toBe(true);
    }
    expect(validateConfirmation('segredo long', 'segredo lon')).toBe(tooShort);
    expect(validateConfirmation('segredo long', 'segredo longo')).toBe('As senhas não coincidem');
    expect(validateConfirmation('segredo long', 'segredo long')).toBe(true);
  });
});
