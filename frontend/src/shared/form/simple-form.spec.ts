import { faultOf, type Rule } from './simple-form';

describe('the rule of a field', () => {
  const name: Rule = {
    required: 'Nome é obrigatório',
    validate: (value) => String(value).trim().length >= 2 || 'Nome curto demais',
  };

  it('says that the field is empty before it says what is wrong with it', () => {
    expect(faultOf(name, '')).toBe('Nome é obrigatório');
    expect(faultOf(name, ' a ')).toBe('Nome curto demais');
    expect(faultOf(name, 'Jô')).toBeUndefined();
  });

  it('may be missing', () => {
    expect(faultOf(undefined, '')).toBeUndefined();
    expect(faultOf({}, '')).toBeUndefined();
  });
});
