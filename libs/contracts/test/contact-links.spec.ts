import { internationalNumber, mailAddress, phoneAddress } from '../src/domain/index.js';

describe('a typed phone number', () => {
  it.each([
    ['(41) 99876-5432', '5541998765432'],
    ['41 3333-4444', '554133334444'],
    ['041 3333-4444', '554133334444'],
    ['0xx41 3333-4444', '554133334444'],
    ['+55 (041) 99876-5432', '5541998765432'],
    ['(+55) 41 99876-5432', '5541998765432'],
    ['55 41 99876 5432', '5541998765432'],
    ['0055 41 99876-5432', '5541998765432'],
    ['055 41 99876-5432', '5541998765432'],
    ['0 15 41 99876-5432', '5541998765432'],
    ['+55 0 21 41 99876-5432', '5541998765432'],
    ['55 99876-5432', '5555998765432'],
    ['(41) 99876-5432 / (41) 3333-4444', '5541998765432'],
    ['41 99876-5432 ou 41 3333-4444', '5541998765432'],
    ['(41) 99876-5432 (41) 3333-4444', '5541998765432'],
    ['41 99876-5432 41 3333-4444', '5541998765432'],
    ['(41) 99876-5432 - (41) 3333-4444', '5541998765432'],
    ['fone 41 3333-4444 cel 41 99876-5432', '554133334444'],
    ['3333-4444 / (41) 99876-5432', '5541998765432'],
    ['(41) 3333-4444 ramal 12', '554133334444'],
    ['(41) 3333-4444 ramal12', '554133334444'],
    ['41 3333-4444 x12', '554133334444'],
    ['41 3333-4444 int. 12', '554133334444'],
    ['41 3333-4444 #12', '554133334444'],
    ['0015 41 99876-5432', '5541998765432'],
    ['+1 (415) 555-2671', '14155552671'],
    ['0041 79 123 45 67', '41791234567'],
    ['+351 912 345 678', '351912345678'],
    ['00351 912 345 678', '351912345678'],
  ] as const)('%s is %s', (typed, number) => {
    expect(internationalNumber(typed)).toBe(number);
    expect(phoneAddress(typed)).toBe(`tel:+${number}`);
  });

  it.each([
    '99876-5432',
    '3333-4444',
    '99876-5432 3333-4444',
    // In Switzerland, or in Brazil with the area code 41.
    '0041 91234-5678',
    '+1 5419 9876-5432',
    '12',
    'não tenho',
    '',
  ])('%s leads nowhere', (typed) => {
    expect(internationalNumber(typed)).toBeUndefined();
    expect(phoneAddress(typed)).toBeUndefined();
  });
});

describe('a mail address', () => {
  it('adds nothing to the message, whatever the local part', () => {
    expect(mailAddress('ana@example.com')).toBe('mailto:ana@example.com');
    expect(mailAddress('ana?subject=Aprovada&bcc=x@example.com')).toBe(
      'mailto:ana%3Fsubject%3DAprovada%26bcc%3Dx@example.com',
    );
    expect(mailAddress('ana+vaga@example.com')).toBe('mailto:ana%2Bvaga@example.com');
  });
});
