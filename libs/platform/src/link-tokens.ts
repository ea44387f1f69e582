import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** The secret of a mailed link or a cookie: 256 random bits in base64url. Only its hash is stored (decision 027). */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** SHA-256, hexadecimal. It names a secret where that must not be readable. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
