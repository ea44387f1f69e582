import { createServer } from 'node:http';
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { AddressInfo } from 'node:net';

export interface ForgedOidcServer {
  issuer: string;
  /** Claims of the next ID token; set by the test. */
  idToken: Record<string, unknown>;
  userInfo: Record<string, unknown>;
  /** Signs the ID token with a key that is not among the published ones. */
  usesUnknownKey: boolean;
  /** Paths that get no response. */
  silentPaths: Set<string>;
  requests: string[];
  stop(): Promise<void>;
}

const KEY_ID = 'chave-1';

/** An identity provider whose responses a test decides. */
export async function startForgedOidcServer(): Promise<ForgedOidcServer> {
  const [published, unknown] = [newKey(), newKey()];
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    forged.requests.push(path);
    if (forged.silentPaths.has(path)) return;
    const body = responses[path]?.();
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const forged: ForgedOidcServer = {
    issuer,
    idToken: {},
    userInfo: {},
    usesUnknownKey: false,
    silentPaths: new Set(),
    requests: [],
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  const responses: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}authorize`,
      token_endpoint: `${issuer}token`,
      userinfo_endpoint: `${issuer}userinfo`,
      jwks_uri: `${issuer}jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
    }),
    '/jwks': () => ({
      keys: [{ ...published.publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }],
    }),
    '/token': () => ({
      access_token: 'acesso',
      token_type: 'Bearer',
      id_token: jwt(forged.idToken, (forged.usesUnknownKey ? unknown : published).privateKey),
    }),
    '/userinfo': () => forged.userInfo,
  };
  return forged;
}

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

function jwt(claims: object, key: KeyObject): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const content = `${encode({ alg: 'RS256', kid: KEY_ID })}.${encode(claims)}`;
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`;
}
