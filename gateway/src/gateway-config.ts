import { isIP } from 'node:net';
import { ConfigError, num, readConfig, secretList, str, url, type SecretList } from '@araucaria/platform';

/** Names of networks that Fastify accepts as proxies. */
const NETWORK_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** `admins-after-grace`: administrators, `FACTOR_GRACE_DAYS` after the first login without a second factor. */
const SECOND_FACTOR_REQUIREMENTS = ['off', 'admins', 'admins-after-grace', 'everybody'] as const;
type SecondFactorRequirement = (typeof SECOND_FACTOR_REQUIREMENTS)[number];

/** Configuration of the gateway from the environment; libraries read their own. Also its injection token. */
export abstract class GatewayConfig {
  abstract readonly production: boolean;
  /** Address of the site: for links in e-mails, and the origin of its own pages. */
  abstract readonly publicUrl: URL;
  /** Whether visitors use TLS; false in local runs only. */
  abstract readonly https: boolean;
  /** Whether `Strict-Transport-Security` binds the hosts below that of the site too. */
  abstract readonly hstsSubdomains: boolean;
  abstract readonly sessionSecrets: SecretList;
  /** The accounts that can only enrol a second factor until they have one. */
  abstract readonly requireSecondFactor: SecondFactorRequirement;
  abstract readonly captchaSecrets: SecretList;
  /** Keys that a browser derives on average to solve the proof of work. */
  abstract readonly captchaKeys: number;
  abstract readonly rateLimits: boolean;
  /** False only for measurements without the cache. */
  abstract readonly jobListCache: boolean;
  /**
   * Addresses or networks (CIDR) of the proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted. Never empty
   * behind TLS in production.
   */
  abstract readonly trustedProxies: string[];
  /** Gives a collector on another machine access to `/metrics`. Empty: only this machine and administrators have access. */
  abstract readonly metricsTokens: readonly string[];
  /** Address of `security.txt` for reports of vulnerabilities; `expiresAt` undefined: the file is valid for half a year from each day. */
  abstract readonly security: { contact: string; expiresAt: Date | undefined };
  /** Secrets by which WhatsApp's webhook authenticates itself; undefined: the webhook is off. */
  abstract readonly whatsApp: { appSecrets: SecretList; verifyTokens: SecretList } | undefined;
  /** How long the response to a cleaning waits for its end. A longer cleaning continues after the response. */
  abstract readonly cleaningMaxWaitMs: number;
  /** Google reCAPTCHA instead of our own proof of work. */
  abstract readonly recaptcha: { siteKey: string; secret: string; verifyUrl: string } | undefined;
}

/** @throws {ConfigError} naming the variable that is missing, malformed or not allowed in production */
export function readGatewayConfig(environment: NodeJS.ProcessEnv = process.env): GatewayConfig {
  const env = readConfig(
    {
      NODE_ENV: str({ default: 'production' }),
      PUBLIC_URL: url({ desc: 'public address of the site, e.g. https://talentos.example' }),
      SESSION_SECRET: str({ desc: 'one or several secrets' }),
      CAPTCHA_SECRET: str({ desc: 'one or several secrets' }),
      CAPTCHA_KEYS: num({ default: 750 }),
      REQUIRE_SECOND_FACTOR: str<'' | SecondFactorRequirement>({
        choices: ['', ...SECOND_FACTOR_REQUIREMENTS],
        default: '',
        desc: 'empty: admins-after-grace in production, else off',
      }),
      RATE_LIMITS: str({ choices: ['on', 'off'], default: 'on' }),
      JOB_LIST_CACHE: str({ choices: ['on', 'off'], default: 'on' }),
      TRUSTED_PROXIES: str({ default: '', desc: 'addresses or networks, comma-separated' }),
      HSTS_SUBDOMAINS: str({ choices: ['on', 'off'], default: 'off' }),
      METRICS_TOKEN: str({ default: '' }),
      SECURITY_CONTACT: str({ default: 'mailto:talentos@araucaria.example' }),
      SECURITY_EXPIRES: str({ default: '' }),
      WHATSAPP_APP_SECRET: str({ default: '' }),
      WHATSAPP_VERIFY_TOKEN: str({ default: '' }),
      CLEANING_MAX_WAIT_SECONDS: num({ default: 30 }),
      RECAPTCHA_SITE_KEY: str({ default: '' }),
      RECAPTCHA_SECRET: str({ default: '' }),
      RECAPTCHA_VERIFY_URL: url({ default: 'https://www.google.com/recaptcha/api/siteverify' }),
    },
    environment,
  );
  const production = env.NODE_ENV === 'production';
  if (production && env.RATE_LIMITS === 'off')
    throw new ConfigError('RATE_LIMITS=off is for tests: production does not start with it');
  const publicUrl = new URL(env.PUBLIC_URL);
  const https = publicUrl.protocol === 'https:';
  if (production && !https && !LOOPBACK.has(publicUrl.hostname))
    throw new ConfigError(
      'PUBLIC_URL must be https: in production, or session cookies could be read on the way',
    );
  const trustedProxies = env.TRUSTED_PROXIES.split(',').flatMap((entry) => entry.trim() || []);
  const unreadable = trustedProxies.find((entry) => !isNetwork(entry));
  if (unreadable !== undefined)
    throw new ConfigError(
      `TRUSTED_PROXIES: '${unreadable}' is neither an address, a network (10.0.0.0/8) nor one of ${[...NETWORK_NAMES].join(', ')}`,
    );
  if (production && https && !trustedProxies.length)
    throw new ConfigError(
      'TRUSTED_PROXIES must name the proxy that ends TLS for an https: PUBLIC_URL: otherwise no login ever gets its cookie, and all visitors share one rate limit',
    );
  if (!(Number.isInteger(env.CAPTCHA_KEYS) && env.CAPTCHA_KEYS >= 1))
    throw new ConfigError('CAPTCHA_KEYS must be a whole number from 1 on');
  if (!env.RECAPTCHA_SITE_KEY !== !env.RECAPTCHA_SECRET)
    throw new ConfigError('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET go together');
  if (!env.WHATSAPP_APP_SECRET !== !env.WHATSAPP_VERIFY_TOKEN)
    throw new ConfigError('WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN go together');

  return {
    production,
    publicUrl,
    https,
    hstsSubdomains: env.HSTS_SUBDOMAINS === 'on',
    sessionSecrets: secretList('SESSION_SECRET', env.SESSION_SECRET),
    captchaSecrets: secretList('CAPTCHA_SECRET', env.CAPTCHA_SECRET),
    captchaKeys: env.CAPTCHA_KEYS,
    requireSecondFactor: env.REQUIRE_SECOND_FACTOR || (production ? 'admins-after-grace' : 'off'),
    rateLimits: env.RATE_LIMITS === 'on',
    jobListCache: env.JOB_LIST_CACHE === 'on',
    trustedProxies,
    metricsTokens: env.METRICS_TOKEN ? secretList('METRICS_TOKEN', env.METRICS_TOKEN, 1) : [],
    security: readSecurityContact(env),
    whatsApp: env.WHATSAPP_APP_SECRET
      ? {
          // Meta gives the secret; its length is not ours to require.
          appSecrets: secretList('WHATSAPP_APP_SECRET', env.WHATSAPP_APP_SECRET, 1),
          verifyTokens: secretList('WHATSAPP_VERIFY_TOKEN', env.WHATSAPP_VERIFY_TOKEN, 1),
        }
      : undefined,
    cleaningMaxWaitMs: env.CLEANING_MAX_WAIT_SECONDS * 1_000,
    recaptcha: env.RECAPTCHA_SITE_KEY
      ? {
          siteKey: env.RECAPTCHA_SITE_KEY,
          secret: env.RECAPTCHA_SECRET,
          verifyUrl: env.RECAPTCHA_VERIFY_URL,
        }
      : undefined,
  };
}

function readSecurityContact(env: {
  SECURITY_CONTACT: string;
  SECURITY_EXPIRES: string;
}): GatewayConfig['security'] {
  const contact = env.SECURITY_CONTACT;
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact))
    throw new ConfigError('SECURITY_CONTACT must be a mailto: or https: address');
  if (!env.SECURITY_EXPIRES) return { contact, expiresAt: undefined };
  const expiresAt = new Date(env.SECURITY_EXPIRES);
  if (Number.isNaN(expiresAt.getTime()))
    throw new ConfigError('SECURITY_EXPIRES must be a date, such as 2027-06-30');
  return { contact, expiresAt };
}

function isNetwork(entry: string): boolean {
  if (NETWORK_NAMES.has(entry)) return true;
  const [address = '', bits, ...more] = entry.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    !more.length && longest > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
  );
}
