import { redisRules } from '../system/redis-acl.ts';
import { roleVariable } from '../system/database-roles.ts';
import { PROCESSES, constantCase, rpcVariable, variablesOf, type Process } from '../system/processes.ts';

type Value = string | ((process: Process) => string | undefined);

const databaseUrl = (service: string): string =>
  `postgres://araucaria_${service}:\${${constantCase(service)}_DATABASE_PASSWORD:?}@postgres:5432/araucaria`;
const redisPassword = (name: string): string => `\${${constantCase(name)}_REDIS_PASSWORD:?}`;
const services = PROCESSES.filter(({ kind }) => kind === 'service').map(({ name }) => name);

/** Variables that docker-compose.yml takes from `.env`: without a value it does not start, or they are empty. */
const required = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `\${${name}:?}`]));
const optional = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `\${${name}:-}`]));

/** What a process is given in docker-compose.yml of the variables that it reads. Another variable has its default there. */
const VALUES: Record<string, Value> = {
  LOG_LEVEL: '${LOG_LEVEL:-info}',
  ...optional('OTEL_EXPORTER_OTLP_ENDPOINT'),
  OTEL_TRACES_SAMPLER_ARG: '${OTEL_TRACES_SAMPLER_ARG:-0.1}',
  RPC_PORT: ({ kind }) => (kind === 'service' ? '4000' : undefined),
  HEALTH_PORT: ({ kind }) => (kind === 'gateway' ? undefined : '4100'),
  ...required('RPC_PUBLIC_KEYS'),
  SEED_DEMO: '${SEED_DEMO:-false}',
  STORAGE_URL: 's3://resumes',
  S3_ENDPOINT: 'http://storage:8333',
  ...required('S3_ACCESS_KEY', 'S3_SECRET_KEY'),
  ...optional('HTTP_PROXY', 'HTTPS_PROXY'),
  NO_PROXY: '${NO_PROXY:-mailbox}',
  REDIS_URL: ({ name }) => `redis://araucaria-${name}:${redisPassword(name)}@redis:6379`,
  SERVICE_DATABASE_URL: ({ name }) => databaseUrl(name),
  RPC_PRIVATE_KEY: ({ name }) => `\${${constantCase(name)}_RPC_KEY:?}`,
  ...Object.fromEntries(services.map((name) => [rpcVariable(name), `${name}:4000`])),
  PORT: '3000',
  PUBLIC_URL: '${PUBLIC_URL:-https://localhost}',
  // The proxy is in the same network of containers.
  TRUSTED_PROXIES: '${TRUSTED_PROXIES:-uniquelocal}',
  ...required('SESSION_SECRET', 'CAPTCHA_SECRET', 'ACCOUNT_SECRET'),
  ...optional('CLAMAV_HOST', 'METRICS_TOKEN'),
  ADMIN_USERNAME: '${ADMIN_USERNAME:-admin}',
  ...required('ADMIN_PASSWORD'),
  ...optional('ADMIN_EMAIL'),
  REQUIRE_SECOND_FACTOR: '${REQUIRE_SECOND_FACTOR:-admins-after-grace}',
  ...optional('RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'),
  ...optional('OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME', 'OIDC_DOMAINS'),
  ...optional('OIDC_SCOPE', 'OIDC_GROUPS', 'OIDC_ROLE_MAP', 'LOCAL_LOGIN', 'LOCAL_LOGIN_ACCOUNTS'),
  ...optional('AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'),
  SMTP_URL: '${SMTP_URL:-smtp://mailbox:1025}',
  MAIL_FROM: '${MAIL_FROM:-Araucária Talentos <talentos@araucaria.example>}',
  MAIL_ARCHIVE_URL: '${MAIL_ARCHIVE_URL-http://mailbox:8025}',
  ...optional('WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'),
  PARSER_PROCESSES: '${PARSER_PROCESSES:-2}',
  ...optional('RESUME_AI_BASE_URL', 'RESUME_AI_API_KEY', 'RESUME_AI_MODEL'),
};

/** Variables that several processes are given together, by the name of their anchor. */
const SHARED: Record<string, string[]> = {
  environment: ['LOG_LEVEL', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_TRACES_SAMPLER_ARG'],
  storage: ['STORAGE_URL', 'S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  // Of a company whose network reaches others only through a proxy.
  proxy: ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'],
};

function valuesFor(process: Process): Map<string, string> {
  const read = new Set(variablesOf(process));
  return new Map(
    Object.entries(VALUES).flatMap(([name, value]) => {
      const given = typeof value === 'string' ? value : value(process);
      return read.has(name) && given !== undefined ? [[name, given]] : [];
    }),
  );
}

const line = ([name, value]: [string, string]): string =>
  `${name}: ${/^\d+$/.test(value) ? `'${value}'` : value}\n`;
const indented = (width: number, lines: string[]): string =>
  lines.map((each) => `${' '.repeat(width)}${each}`).join('');

const sharedVariables = (): string =>
  Object.entries(SHARED)
    .map(([anchor, names]) => {
      const values = names.map((name): [string, string] => [name, String(VALUES[name])]);
      return `x-${anchor}: &${anchor}\n${indented(2, values.map(line))}`;
    })
    .join('\n');

function processEntry(process: Process): string {
  const { name, kind } = process;
  const values = valuesFor(process);
  const anchors = Object.entries(SHARED).filter(([, names]) => names.every((each) => values.has(each)));
  const own = [...values].filter(([each]) => !anchors.some(([, names]) => names.includes(each)));
  const isGateway = kind === 'gateway';
  const entry = `  ${name}:
    <<: *process
    image: araucaria-talentos/${name}
    build: { <<: *build, args: { APP: ${name} } }
${isGateway ? '    networks: { default: { aliases: [gateway-1] } }\n' : ''}    environment:${isGateway ? ' &gateway-environment' : ''}
      <<: [${anchors.map(([anchor]) => `*${anchor}`).join(', ')}]
${indented(6, own.map(line))}`;
  if (!isGateway) return entry;
  return `  # Two, so that one serves while the other restarts. \`gateway\` is both, for monitoring.
${entry}
  gateway-2:
    <<: *process
    image: araucaria-talentos/gateway
    networks: { default: { aliases: [gateway] } }
    environment: *gateway-environment
`;
}

const redisUser = ({ name }: Process): string =>
  `user araucaria-${name} on >${redisPassword(name)} ${redisRules(name, 'araucaria').join(' ')}\n`;

/** The parts of docker-compose.yml that follow from the processes, by the name of their region. */
export const composeRegions = (): Record<string, string> => ({
  variables: sharedVariables(),
  processes: PROCESSES.map(processEntry).join('\n'),
  'database-roles': indented(
    6,
    services.map((name) => line([roleVariable(name), databaseUrl(name)])),
  ),
  'redis-users': `  redis-users:
    content: |
      user default on >\${REDIS_PASSWORD:?} ~* &* +@all
${indented(6, PROCESSES.map(redisUser))}`,
});
