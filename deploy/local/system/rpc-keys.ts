import { generateKeyPairSync } from 'node:crypto';

/** A private key (Ed25519) by which a process proves who it is. */
export interface RpcKey {
  kty: string;
  crv: string;
  x: string;
  d: string;
  /** `<process>.<number>`. */
  kid: string;
}

/** A new key of a process; `number` distinguishes it from its predecessor while both are accepted. */
export function generateRpcKey(caller: string, number = 1): RpcKey {
  const { privateKey } = generateKeyPairSync('ed25519');
  return { ...(privateKey.export({ format: 'jwk' }) as Omit<RpcKey, 'kid'>), kid: `${caller}.${number}` };
}

/** The value of `RPC_PUBLIC_KEYS`: a JWK set, without the private parts. */
export function publicRpcKeys(keys: RpcKey[]): string {
  return JSON.stringify({ keys: keys.map(({ kty, crv, x, kid }) => ({ kty, crv, x, kid })) });
}
