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

  it.each(['9876543', 'abcdefgh', '(41) 3333', 'ramal 1234', ''])('refuses %j as a telephone', (phone) => {
    expect(verdict(RULES.phone, phone)).toBe('Telefone inválido');
  });

  it.each(['98765432', '(41) 99876-5432', '+351 912 345 678', '41 3333-4444 ramal 12'])(
    'accepts %j as a telephone',
    (phone) => expect(verdict(RULES.phone, phone)).toBe(true),
  );

  it('refuses a text that is longer than the server keeps, and says by how much', () => {
    expect(verdict(RULES.experienceSummary, 'a'.repeat(10_000))).toBe(true);
    expect(verdict(RULES.experienceSummary, 'a'.repeat(12_345))).toBe(
      'Use no máximo 10.000 caracteres: retire 2.345',
    );
    expect(verdict(RULES.firstName, 'a'.repeat(81))).toBe('Use no máximo 80 caracteres: retire 1');
    // The server counts a sign outside the basic plane as one character, after trimming.
    expect(verdict(RULES.city, ` ${'😀'.repeat(120)} `)).toBe(true);
  });

  it('wants consent', () => {
    expect(verdict(RULES.consent, false)).toMatch(/autorize/);
    expect(verdict(RULES.consent, true)).toBe(true);
  });
});
