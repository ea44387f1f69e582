import { isSamePerson, mailboxOf, phoneOf } from '../src/same-person.js';

describe('the same person', () => {
  it.each([
    ['Ana.Lima+vagas@GMAIL.com', 'analima@gmail.com'],
    ['ana.lima@googlemail.com', 'analima@gmail.com'],
    [' Ana.Lima+x@Empresa.com.br ', 'ana.lima@empresa.com.br'],
  ])('has one mailbox: %s is %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

  it.each([
    ['+55 (41) 99876-5432', '4198765432'],
    ['041 9876-5432', '4198765432'],
    ['5541998765432', '4198765432'],
    ['55 99876-5432', '5598765432'],
    ['9876-5432', undefined],
    ['abcdefgh', undefined],
  ])('has one phone: %s is %s', (phone, expected) => expect(phoneOf(phone)).toBe(expected));

  it('is not assumed of people who left nothing to compare', () => {
    expect(isSamePerson({ email: null, phone: null }, { email: null, phone: '' })).toBe(false);
    expect(isSamePerson({ email: 'a@x.com', phone: '123' }, { email: 'b@x.com', phone: '123' })).toBe(false);
    expect(isSamePerson({ email: 'a+1@x.com' }, { email: 'A@x.com' })).toBe(true);
  });
});
