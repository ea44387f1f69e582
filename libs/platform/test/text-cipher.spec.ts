import { TextCipher } from '../src/text-cipher.js';

const SECRET = 'a-secret-of-thirty-two-characters';
const NEW_SECRET = 'another secret of many characters';

describe('the text cipher', () => {
  const cipher = new TextCipher([SECRET], 'notes');

  it('decrypts what it has encrypted, and encrypts one text differently each time', () => {
    const encrypted = cipher.encrypt('araucária', '7');
    expect(cipher.decrypt(encrypted, '7')).toBe('araucária');
    expect(cipher.encrypt('araucária', '7')).not.toBe(encrypted);
    expect(Buffer.from(encrypted, 'base64url').toString()).not.toContain('arauc');
  });

  it.each([
    ['in another context', cipher, '8'],
    ['for another purpose', new TextCipher([SECRET], 'drafts'), '7'],
    ['under another secret', new TextCipher([NEW_SECRET], 'notes'), '7'],
  ])('refuses to decrypt %s', (_case, other, context) => {
    expect(() => other.decrypt(cipher.encrypt('araucária', '7'), context)).toThrow();
  });

  it('decrypts under every secret of the list, and encrypts again under the first', () => {
    const rotated = new TextCipher([NEW_SECRET, SECRET], 'notes');
    const old = cipher.encrypt('araucária', '7');
    expect(rotated.decrypt(old, '7')).toBe('araucária');
    const renewed = rotated.renew(old, '7') ?? '';
    const afterwards = new TextCipher([NEW_SECRET], 'notes');
    expect(afterwards.decrypt(renewed, '7')).toBe('araucária');
    expect(afterwards.renew(renewed, '7')).toBeUndefined();
    expect(() => afterwards.renew(old, '7')).toThrow();
  });

  it('refuses a changed text', () => {
    const bytes = Buffer.from(cipher.encrypt('araucária'), 'base64url');
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
    expect(() => cipher.decrypt(bytes.toString('base64url'))).toThrow();
  });
});
