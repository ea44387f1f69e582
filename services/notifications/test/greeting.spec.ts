import { firstNameOf, greeting } from '../src/emails/greeting.js';

describe('the greeting of a user or a referrer', () => {
  it.each([
    ['Ana Paula Reis', 'Olá, Ana!'],
    ['Ma. Eduarda Reis', 'Olá, Ma. Eduarda!'],
    ['Dra.Ana Prado', 'Olá, Dra. Ana!'],
    ['J. P. Silva', 'Olá, J. P.!'],
    [' Íris\u00a0Lima ', 'Olá, Íris!'],
    ['www.exemplo.com', 'Olá!'],
    [null, 'Olá!'],
  ])('of %j is %j', (fullName, expected) => {
    expect(greeting(firstNameOf(fullName))).toBe(expected);
  });
});
