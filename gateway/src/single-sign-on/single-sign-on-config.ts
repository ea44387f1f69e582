import { ROLES, type Role } from '@araucaria/contracts';
import { readConfig, ConfigError, str, url } from '@araucaria/platform';

/** What a group of the identity provider permits here: `administrador` is `isAdmin`, `funcionario` is `isEmployee`. */
type GroupRole = 'administrador' | 'funcionario' | Role;
const GROUP_ROLES: readonly string[] = ['administrador', 'funcionario', ...Object.keys(ROLES)];

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Who may log in with a password: every user, administrators, or no one. */
export type LocalLogin = 'on' | 'admins' | 'off';

export interface ProviderConfig {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** On the button of the login page. */
  name: string;
  /** Lower-case domains of e-mail addresses that belong to the provider. Never empty. */
  domains: string[];
  scope: string;
  /** Claim with the groups of the user. */
  groupsClaim: string;
  /** Roles by group. Users without a group of this map are refused. Never empty. */
  rolesByGroup: ReadonlyMap<string, readonly GroupRole[]>;
  redirectUri: string;
}

/** Single sign-on, from the environment. Also its injection token. */
export abstract class SingleSignOnConfig {
  /** undefined: there is no single sign-on. */
  abstract readonly provider: ProviderConfig | undefined;
  /** Whether the login page shows the form with user name and password. The users service enforces it. */
  abstract readonly localLogin: LocalLogin;
}

/** @throws {ConfigError} naming a variable that is missing, malformed or unsafe */
export function readSingleSignOnConfig(
  publicUrl: URL,
  environment: NodeJS.ProcessEnv = process.env,
): SingleSignOnConfig {
  const env = readConfig(
    {
      OIDC_ISSUER: url({ default: '' }),
      OIDC_CLIENT_ID: str({ default: '' }),
      OIDC_CLIENT_SECRET: str({ default: '' }),
      OIDC_NAME: str({ default: 'a conta da empresa' }),
      OIDC_DOMAINS: str({ default: '' }),
      OIDC_SCOPE: str({ default: 'openid email profile' }),
      OIDC_GROUPS: str({ default: 'groups' }),
      OIDC_ROLE_MAP: str({ default: '' }),
      LOCAL_LOGIN: str<LocalLogin>({ choices: ['on', 'admins', 'off'], default: 'on' }),
    },
    environment,
  );
  if (!env.OIDC_ISSUER) {
    if (env.LOCAL_LOGIN !== 'on')
      throw new ConfigError('LOCAL_LOGIN can be restricted only with OIDC_ISSUER');
    return { provider: undefined, localLogin: 'on' };
  }
  const missing = (['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_DOMAINS', 'OIDC_ROLE_MAP'] as const).find(
    (name) => !env[name],
  );
  if (missing) throw new ConfigError(`${missing} is missing: OIDC_ISSUER needs it`);
  const issuer = new URL(env.OIDC_ISSUER);
  if (issuer.protocol !== 'https:' && !LOOPBACK.has(issuer.hostname))
    throw new ConfigError('OIDC_ISSUER must be https:');
  return {
    localLogin: env.LOCAL_LOGIN,
    provider: {
      issuer,
      clientId: env.OIDC_CLIENT_ID,
      clientSecret: env.OIDC_CLIENT_SECRET,
      name: env.OIDC_NAME,
      domains: listOf(env.OIDC_DOMAINS).map((domain) => domain.toLowerCase()),
      scope: env.OIDC_SCOPE,
      groupsClaim: env.OIDC_GROUPS,
      rolesByGroup: rolesByGroup(env.OIDC_ROLE_MAP),
      redirectUri: new URL('/api/auth/sso/callback', publicUrl).href,
    },
  };
}

const listOf = (text: string): string[] => text.split(',').flatMap((item) => item.trim() || []);

/** `Pessoas=administrador,Engenharia=funcionario`; a group may be named more than once. */
function rolesByGroup(text: string): Map<string, GroupRole[]> {
  const roles = new Map<string, GroupRole[]>();
  for (const pair of listOf(text)) {
    const at = pair.lastIndexOf('=');
    const [group, role] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    if (at < 1 || !isGroupRole(role))
      throw new ConfigError(
        `OIDC_ROLE_MAP: '${pair}' is not 'group=role' with one of ${GROUP_ROLES.join(', ')}`,
      );
    roles.set(group, [...(roles.get(group) ?? []), role]);
  }
  return roles;
}

const isGroupRole = (text: string): text is GroupRole => GROUP_ROLES.includes(text);
