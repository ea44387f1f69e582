/** A process of the product. Each one is also an entry of docker-compose.yml. */
export interface ProcessKind {
  name: string;
  /** Path from the repository's root. */
  entry: string;
  /** A service answers RPC, a worker only takes messages. */
  kind: 'gateway' | 'service' | 'worker';
  /** Whether it has a schema in PostgreSQL, which has the name of the process. */
  hasSchema?: boolean;
  /** The variables that it reads beyond {@link COMMON_VARIABLES}. It is given no others. */
  variables: readonly string[];
}

/** What every process is given: none of them is a secret, except the address of Redis, which differs by process. */
export const COMMON_VARIABLES: readonly string[] = [
  ...['PATH', 'HOME', 'TMPDIR', 'TZ', 'LANG', 'LC_ALL', 'LD_LIBRARY_PATH'],
  ...['NODE_ENV', 'NODE_OPTIONS', 'NODE_COMPILE_CACHE', 'NODE_EXTRA_CA_CERTS', 'NODE_USE_ENV_PROXY'],
  ...['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_CERTIFICATE'],
  ...['OTEL_EXPORTER_OTLP_TIMEOUT', 'OTEL_EXPORTER_OTLP_COMPRESSION', 'OTEL_RESOURCE_ATTRIBUTES'],
  ...['OTEL_TRACES_SAMPLER_ARG', 'OTEL_BSP_SCHEDULE_DELAY', 'OTEL_SDK_DISABLED'],
  ...['HOST', 'RPC_PORT', 'HEALTH_PORT', 'LOG_LEVEL', 'SERVICE_NAME', 'CLOCK_OFFSET'],
  ...['REDIS_URL', 'REDIS_PREFIX', 'REDIS_SENTINELS', 'REDIS_SENTINEL_USERNAME', 'REDIS_SENTINEL_PASSWORD'],
];

/** Of libfaketime: tests that run as if on another day shift the clock of every process that they start. */
export const TEST_CLOCK_VARIABLES: readonly string[] = [
  'LD_PRELOAD',
  'FAKETIME',
  'FAKETIME_DONT_FAKE_MONOTONIC',
];

/** All variables that a process is given, among them `X_FILE` for each `X`, which names a file with the value. */
export const variablesOf = ({ variables }: ProcessKind): string[] =>
  [...COMMON_VARIABLES, ...variables].flatMap((name) => [name, `${name}_FILE`]);

/** The variable with the addresses of a service, e.g. JOBS_RPC=127.0.0.1:4001,127.0.0.1:4002. */
export function rpcVariable(name: string): string {
  return `${name.toUpperCase().replaceAll('-', '_')}_RPC`;
}

const addressesOf = (...services: string[]): string[] => services.map(rpcVariable);
/** Of every process that makes calls. */
const RPC_CLIENT = ['RPC_PRIVATE_KEY', 'RPC_RETRY_WINDOW_MS'];
const SEEDS = ['SEED_DEMO', 'DEMO_HISTORY'];
const STORAGE = [
  ...['STORAGE_URL', 'S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  ...['CLAMAV_HOST', 'CLAMAV_PORT'],
];
const PROXY = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'];

const service = (name: string, ...variables: string[]): ProcessKind => ({
  name,
  entry: `services/${name}/dist/bundle/main.js`,
  kind: 'service',
  hasSchema: true,
  variables: [
    'SERVICE_DATABASE_URL',
    'SERVICE_REPLICA_URL',
    'CRON_SCHEDULES',
    ...RPC_CLIENT,
    'RPC_PUBLIC_KEYS',
    ...SEEDS,
    ...variables,
  ],
});

export const PROCESSES: ProcessKind[] = [
  service('jobs', ...addressesOf('candidates')),
  service('candidates', ...STORAGE, ...addressesOf('interviews', 'jobs')),
  service('interviews', ...addressesOf('candidates', 'jobs')),
  service('referrals', ...addressesOf('candidates', 'jobs', 'users')),
  service(
    'users',
    'PUBLIC_URL',
    'ADMIN_USERNAME',
    'ADMIN_PASSWORD',
    'ADMIN_EMAIL',
    'EMPLOYEE_PASSWORD',
    'ACCOUNT_SECRET',
    'LOCAL_LOGIN',
    'LOCAL_LOGIN_ACCOUNTS',
  ),
  service(
    'notifications',
    ...['PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'MAIL_ARCHIVE_URL', ...PROXY],
    ...['WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_BASE_URL'],
    ...['WHATSAPP_LANGUAGE', 'WHATSAPP_TEMPLATE_INVITATION', 'WHATSAPP_TEMPLATE_RESCHEDULED'],
    ...['WHATSAPP_TEMPLATE_CANCELLED', 'WHATSAPP_TEMPLATE_REMINDER', 'WHATSAPP_REPORT_TIMEOUT_SECONDS'],
    ...addressesOf('candidates', 'interviews', 'jobs', 'referrals', 'users'),
  ),
  {
    name: 'resume-parser',
    entry: 'services/resume-parser/dist/bundle/main.js',
    kind: 'worker',
    variables: [
      ...STORAGE,
      ...PROXY,
      ...['PARSER_PROCESSES', 'RESUME_OCR', 'RESUME_AI_BASE_URL', 'RESUME_AI_API_KEY', 'RESUME_AI_MODEL'],
    ],
  },
  {
    name: 'gateway',
    entry: 'gateway/dist/bundle/main.js',
    kind: 'gateway',
    variables: [
      ...RPC_CLIENT,
      ...['PORT', 'PUBLIC_URL', 'SITE_DIR', 'SESSION_SECRET', 'METRICS_TOKEN'],
      ...['CAPTCHA_SECRET', 'CAPTCHA_KEYS'],
      ...['RATE_LIMITS', 'REQUIRE_SECOND_FACTOR', 'JOB_LIST_CACHE', 'GRAPHQL_COMPILED', 'TRUSTED_PROXIES'],
      ...['SECURITY_CONTACT', 'SECURITY_EXPIRES', 'HSTS_SUBDOMAINS', 'CLEANING_MAX_WAIT_SECONDS'],
      ...['DRAIN_DELAY_MS', 'RESUME_READING_TIMEOUT_MS'],
      ...['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME', 'OIDC_DOMAINS', 'OIDC_SCOPE'],
      ...['OIDC_GROUPS', 'OIDC_ROLE_MAP', 'LOCAL_LOGIN'],
      ...['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET', 'RECAPTCHA_VERIFY_URL'],
      ...['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL', 'AI_TIMEOUT_MS', ...PROXY],
      ...['WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
      ...STORAGE,
      ...addressesOf('jobs', 'candidates', 'interviews', 'referrals', 'users', 'notifications'),
    ],
  },
];
