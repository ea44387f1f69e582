import { EMPTY, fillable, fillMark } from './application-values';

describe('filling the form from a résumé', () => {
  it('fills only what is empty', () => {
    const values = { ...EMPTY, firstName: 'Ana', email: '  ' };
    expect(fillable(values, { firstName: 'Joana', lastName: 'Prado', email: 'j@example.com' })).toEqual({
      lastName: 'Prado',
      email: 'j@example.com',
    });
  });

  it('maps states and leaves out what a field cannot hold', () => {
    expect(fillable(EMPTY, { state: 'parana', zip: '80020090', educationLevel: 'Graduação' })).toEqual({
      state: 'PR',
      zip: '80020-090',
      educationLevel: 'Graduação',
    });
    expect(fillable(EMPTY, { state: 'Texas', educationLevel: 'Bootcamp', city: ' ' })).toEqual({});
  });

  it('marks what it filled until somebody changes it, and asks to check what was unsure', () => {
    const filled = { firstName: 'Joana', city: 'Curitiba' };
    const confidence = { city: 0.4 };
    expect(fillMark('firstName', 'Joana', filled, confidence)).toBe('sure');
    expect(fillMark('city', 'Curitiba', filled, confidence)).toBe('unsure');
    expect(fillMark('firstName', 'Joana M.', filled, confidence)).toBeUndefined();
    expect(fillMark('lastName', '', filled, confidence)).toBeUndefined();
  });
});
