import { formatPhone } from './format-phone';

describe('the telephone mask', () => {
  it.each([
    ['41998765432', '(41) 99876-5432'],
    ['(41) 3333-4444', '(41) 3333-4444'],
    ['+55 41 99876 5432', '(41) 99876-5432'],
    ['+351 912 345 678', '+351 912 345 678'],
    // Nothing that it can read: nothing that it may change.
    ['ramal 12', 'ramal 12'],
    ['12345678', '12345678'],
  ])('writes %s as %s', async (typed, shown) => {
    expect(await formatPhone(typed)).toBe(shown);
  });
});
