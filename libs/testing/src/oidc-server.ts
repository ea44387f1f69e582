import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export const OIDC_CLIENT = { client_id: 'araucaria', client_secret: 'segredo-do-cliente-de-teste' };

/** A user of the provider; `sub` is the login that is typed on its page. */
export interface OidcUser {
  email: string;
  email_verified: boolean;
  name: string;
  groups: string[];
}

export interface OidcServer {
  issuer: string;
  /** By login. */
  users: Map<string, OidcUser>;
  /** The secrets of the client that the provider accepts: two while one is replaced. */
  clientSecrets: Set<string>;
  /** Must be called before the first login: the address of the system under test is known after its start. */
  allowRedirectTo(systemUrl: string): void;
  stop(): Promise<void>;
}

/** `oidc-provider` with its own pages, on a port of this machine. */
export async function startOidcServer(): Promise<OidcServer> {
  const users = new Map<string, OidcUser>();
  const clientSecrets = new Set([OIDC_CLIENT.client_secret]);
  let handle: ReturnType<Provider['callback']> | undefined;
  const server = createServer((request, response) => {
    if (handle) void handle(request, response);
    else response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    users,
    clientSecrets,
    allowRedirectTo: (systemUrl) => {
      const provider = new Provider(issuer, {
        clients: [{ ...OIDC_CLIENT, redirect_uris: [`${systemUrl}/api/auth/sso/callback`] }],
        claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
        findAccount: (_context, sub) => ({
          accountId: sub,
          claims: () => ({ sub, ...users.get(sub) }),
        }),
        pkce: { required: () => true },
        cookies: { keys: ['chave-dos-cookies-de-teste'] },
      });
      // The library knows one secret of a client; providers of companies know several.
      provider.Client.prototype.compareClientSecret = (secret: string) => clientSecrets.has(secret);
      handle = provider.callback();
    },
    stop: () => close(server),
  };
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/**
 * Logs in on the provider's pages, as a browser without a session there does.
 * @param url where the system under test leads the browser
 * @returns where the provider leads the browser back to
 */
export async function logInAt(url: string, login: string): Promise<URL> {
  const cookies = new Map<string, string>();
  const issuer = new URL(url).origin;
  let [address, form] = [url, undefined as URLSearchParams | undefined];
  while (new URL(address).origin === issuer) {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    const page = await response.text();
    if (location) {
      [address, form] = [new URL(location, address).href, undefined];
      continue;
    }
    const [, action] = /<form[^>]*action="([^"]+)"/.exec(page) ?? [];
    const [, prompt] = /name="prompt" value="(\w+)"/.exec(page) ?? [];
    if (!action || !prompt)
      throw new Error(`the provider responds with ${response.status}: ${page.slice(0, 500)}`);
    address = new URL(action, address).href;
    form = new URLSearchParams({ prompt, login, password: 'qualquer' });
  }
  return new URL(address);
}
