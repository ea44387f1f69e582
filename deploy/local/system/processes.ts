/** What `npm start` runs. */
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

/** A process of the product, as it is run and deployed. `npm run deploy:files` writes the deployments from the table of all of them. */
export interface Process extends ProcessKind {
  /** For the label `org.opencontainers.image.description`. */
  description: string;
  /** The services that it calls. Policies of the network allow no other calls. */
  calls: readonly string[];
  /** The queues that it uses in Redis: its own, that of its timers, and those of the subscribers of its events. */
  queues: readonly string[];
  /** What a pod of Kubernetes requests, and the limit of its memory. */
  resources: { cpu: string; memory: string; memoryLimit: string };
  /** Of KEDA: one replica for each `waitingMessages` of its own queue, up to `maximum`. The gateway is scaled by its CPU. */
  scaling?: { maximum: number; waitingMessages: number };
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

/** The name of a process as the beginning of its variables, e.g. `RESUME_PARSER`. */
export const constantCase = (name: string): string => name.toUpperCase().replaceAll('-', '_');

/** The variable with the addresses of a service, e.g. JOBS_RPC=127.0.0.1:4001,127.0.0.1:4002. */
export const rpcVariable = (name: string): string => `${constantCase(name)}_RPC`;

/** Of every process that makes calls. */
const RPC_CLIENT = ['RPC_PRIVATE_KEY', 'RPC_RETRY_WINDOW_MS'];
const STORAGE = [
  ...['STORAGE_URL', 'S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  ...['CLAMAV_HOST', 'CLAMAV_PORT'],
];
const PROXY = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'];

type ServiceRow = Pick<Process, 'description' | 'calls'> & Partial<Process>;

const service = (name: string, { variables = [], queues = [], ...row }: ServiceRow): Process => ({
  name,
  entry: `services/${name}/dist/bundle/main.js`,
  kind: 'service',
  hasSchema: true,
  resources: { cpu: '100m', memory: '224Mi', memoryLimit: '448Mi' },
  scaling: { maximum: 6, waitingMessages: 100 },
  ...row,
  queues: [name, ...queues],
  variables: [
    ...['SERVICE_DATABASE_URL', 'SERVICE_REPLICA_URL', 'CRON_SCHEDULES', ...RPC_CLIENT, 'RPC_PUBLIC_KEYS'],
    ...['SEED_DEMO', 'DEMO_HISTORY', ...variables, ...row.calls.map(rpcVariable)],
  ],
});

const SERVICES: Process[] = [
  service('jobs', {
    description: 'Jobs',
    calls: ['candidates'],
    queues: ['candidates', 'interviews', 'referrals', 'users'],
  }),
  service('candidates', {
    description: 'Candidates and their applications',
    calls: ['interviews', 'jobs'],
    queues: ['candidate-cron', 'interviews', 'notifications', 'referrals', 'users'],
    variables: STORAGE,
    resources: { cpu: '150m', memory: '224Mi', memoryLimit: '448Mi' },
  }),
  service('interviews', {
    description: 'Interviews',
    calls: ['candidates', 'jobs'],
    queues: ['interview-reminders', 'candidates', 'notifications', 'users'],
  }),
  service('referrals', {
    description: 'Referrals and their bonuses',
    calls: ['candidates', 'jobs', 'users'],
    queues: ['bonus-schedule', 'candidates', 'notifications', 'users'],
  }),
  service('users', {
    description: 'Accounts, audit trail and requests about personal data',
    calls: [],
    queues: ['account-cron', 'candidates', 'interviews', 'jobs', 'notifications', 'referrals'],
    variables: [
      ...['PUBLIC_URL', 'ADMIN_USERNAME', 'ADMIN_PASSWORD', 'ADMIN_EMAIL', 'EMPLOYEE_PASSWORD'],
      ...['ACCOUNT_SECRET', 'LOCAL_LOGIN', 'LOCAL_LOGIN_ACCOUNTS'],
    ],
    resources: { cpu: '150m', memory: '256Mi', memoryLimit: '512Mi' },
  }),
  service('notifications', {
    description: 'E-mail and WhatsApp',
    calls: ['candidates', 'interviews', 'jobs', 'referrals', 'users'],
    queues: ['candidates', 'interviews', 'users'],
    variables: [
      ...['PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'MAIL_ARCHIVE_URL', ...PROXY],
      ...['WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_BASE_URL'],
      ...['WHATSAPP_LANGUAGE', 'WHATSAPP_TEMPLATE_INVITATION', 'WHATSAPP_TEMPLATE_RESCHEDULED'],
      ...['WHATSAPP_TEMPLATE_CANCELLED', 'WHATSAPP_TEMPLATE_REMINDER', 'WHATSAPP_REPORT_TIMEOUT_SECONDS'],
    ],
    scaling: { maximum: 8, waitingMessages: 50 },
  }),
];

export const PROCESSES: Process[] = [
  ...SERVICES,
  {
    name: 'resume-parser',
    description: 'Reads résumés',
    entry: 'services/resume-parser/dist/bundle/main.js',
    kind: 'worker',
    calls: [],
    queues: ['resume-parsing'],
    variables: [
      ...STORAGE,
      ...PROXY,
      ...['PARSER_PROCESSES', 'RESUME_OCR', 'RESUME_AI_BASE_URL', 'RESUME_AI_API_KEY', 'RESUME_AI_MODEL'],
    ],
    resources: { cpu: '500m', memory: '512Mi', memoryLimit: '1536Mi' },
    scaling: { maximum: 12, waitingMessages: 4 },
  },
  {
    name: 'gateway',
    description: 'Site, REST and GraphQL',
    entry: 'gateway/dist/bundle/main.js',
    kind: 'gateway',
    calls: SERVICES.map(({ name }) => name),
    // Its page of operations shows all queues: `redisRules` gives it the whole prefix.
    queues: [],
    variables: [
      ...RPC_CLIENT,
      ...['PORT', 'PUBLIC_URL', 'SITE_DIR', 'SESSION_SECRET', 'METRICS_TOKEN'],
      ...['CAPTCHA_SECRET', 'CAPTCHA_KEYS'],
      ...['RATE_LIMITS', 'REQUIRE_SECOND_FACTOR', 'JOB_LIST_CACHE', 'TRUSTED_PROXIES'],
      ...['SECURITY_CONTACT', 'SECURITY_EXPIRES', 'HSTS_SUBDOMAINS', 'CLEANING_MAX_WAIT_SECONDS'],
      ...['DRAIN_DELAY_MS', 'RESUME_READING_TIMEOUT_MS'],
      ...['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME', 'OIDC_DOMAINS', 'OIDC_SCOPE'],
      ...['OIDC_GROUPS', 'OIDC_ROLE_MAP', 'LOCAL_LOGIN'],
      ...['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET', 'RECAPTCHA_VERIFY_URL'],
      ...['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL', 'AI_TIMEOUT_MS', ...PROXY],
      ...['WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
      ...STORAGE,
      ...SERVICES.map(({ name }) => rpcVariable(name)),
    ],
    resources: { cpu: '250m', memory: '320Mi', memoryLimit: '640Mi' },
  },
];
