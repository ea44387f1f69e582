import { errorOf, type Rule } from './simple-form';

describe('the error of a field', () => {
  const name: Rule = {
    required: 'Nome é obrigatório',
    validate: (value) => String(value).trim().length >= 2 || 'Nome curto demais',
  };

  it('is that of an empty field first, then that of the value', () => {
    expect(errorOf(name, '')).toBe('Nome é obrigatório');
    expect(errorOf(name, ' a ')).toBe('Nome curto demais');
    expect(errorOf(name, 'Jô')).toBeUndefined();
  });

  it('is absent without a rule', () => {
    expect(errorOf(undefined, '')).toBeUndefined();
    expect(errorOf({}, '')).toBeUndefined();
  });
});
