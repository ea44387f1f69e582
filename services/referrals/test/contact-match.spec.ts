import { hasSameContact, normalizeEmail, normalizePhone } from '../src/links/contact-match.js';

describe('contact match', () => {
  it.each([
    ['Ana.Lima+vagas@GMAIL.com', 'analima@gmail.com'],
    ['ana.lima@googlemail.com', 'analima@gmail.com'],
    [' Ana.Lima+x@Empresa.com.br ', 'ana.lima@empresa.com.br'],
  ])('normalizes the e-mail %s to %s', (email, mailbox) => expect(normalizeEmail(email)).toBe(mailbox));

  it.each([
    ['+55 (41) 99876-5432', '4198765432'],
    ['041 9876-5432', '4198765432'],
    ['5541998765432', '4198765432'],
    ['55 99876-5432', '5598765432'],
    ['9876-5432', undefined],
    ['abcdefgh', undefined],
  ])('normalizes the phone %s to %s', (phone, expected) => expect(normalizePhone(phone)).toBe(expected));

  it('needs an equal mailbox or an equal complete phone', () => {
    expect(hasSameContact({ email: null, phone: null }, { email: null, phone: '' })).toBe(false);
    expect(hasSameContact({ email: 'a@x.com', phone: '123' }, { email: 'b@x.com', phone: '123' })).toBe(
      false,
    );
    expect(hasSameContact({ email: 'a+1@x.com' }, { email: 'A@x.com' })).toBe(true);
  });
});
