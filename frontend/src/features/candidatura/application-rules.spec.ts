import { RULES } from './application-rules';

const verdict = (rule: { validate: (value: unknown) => true | string | false }, value: unknown) =>
  rule.validate(value);

describe('the rules of the application form', () => {
  it('wants two letters of each name', () => {
    expect(verdict(RULES.firstName, ' A ')).toBe('Nome é obrigatório');
    expect(verdict(RULES.firstName, 'Jô')).toBe(true);
    expect(verdict(RULES.lastName, '')).toBe('Sobrenome é obrigatório');
  });

  it.each(['', 'a', 'a@b', 'a b@c.com', '@c.com', 'a@b.c'])('refuses %j as an e-mail', (email) => {
    expect(verdict(RULES.email, email)).toBe('Email inválido');
  });

  it('accepts ordinary addresses', () => {
    for (const email of ['ana@example.com', 'Ana.B+vaga@sub.example.com.br', ' ana@example.com '])
      expect(verdict(RULES.email, email)).toBe(true);
  });

  it('wants eight characters of a telephone', () => {
    expect(verdict(RULES.phone, '9876543')).toBe('Telefone inválido');
    expect(verdict(RULES.phone, '98765432')).toBe(true);
  });

  it('wants consent', () => {
    expect(verdict(RULES.consent, false)).toMatch(/autorize/);
    expect(verdict(RULES.consent, true)).toBe(true);
  });
});
