import { TextCipher } from '../src/text-cipher.js';

const SECRET = 'a-secret-of-thirty-two-characters';

describe('the text cipher', () => {
  const cipher = new TextCipher(SECRET, 'notes');

  it('decrypts what it has encrypted, and encrypts one text differently each time', () => {
    const encrypted = cipher.encrypt('araucária', '7');
    expect(cipher.decrypt(encrypted, '7')).toBe('araucária');
    expect(cipher.encrypt('araucária', '7')).not.toBe(encrypted);
    expect(Buffer.from(encrypted, 'base64url').toString()).not.toContain('arauc');
  });

  it.each([
    ['in another context', cipher, '8'],
    ['for another purpose', new TextCipher(SECRET, 'drafts'), '7'],
    ['under another secret', new TextCipher('another secret of many characters', 'notes'), '7'],
  ])('refuses to decrypt %s', (_case, other, context) => {
    expect(() => other.decrypt(cipher.encrypt('araucária', '7'), context)).toThrow();
  });

  it('refuses a changed text', () => {
    const bytes = Buffer.from(cipher.encrypt('araucária'), 'base64url');
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
    expect(() => cipher.decrypt(bytes.toString('base64url'))).toThrow();
  });
});
