import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
/** An attempt to send an e-mail may have an unknown outcome: the tokens of the last attempts stay valid. */
const MAX_TOKENS = 3;

/** The secret of a mailed link or a cookie: 256 random bits in base64url. Only its hash is stored (decision 027). */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** SHA-256, hexadecimal. It names a secret where that must not be readable. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The hashes of a link, newest last, with that of a further token. */
export const withToken = (hashes: readonly string[], token: string): string[] =>
  [...hashes, hashOfToken(token)].slice(-MAX_TOKENS);
