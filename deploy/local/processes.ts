/** A process of the product. Each one is also an entry of docker-compose.yml. */
export interface ProcessKind {
  name: string;
  /** Path from the repository's root. */
  entry: string;
  /** A service answers RPC, a worker only takes messages. */
  kind: 'gateway' | 'service' | 'worker';
  /** Variables beyond those of every process. */
  env?: Record<string, string>;
}

export const PROCESSES: ProcessKind[] = [
  { name: 'jobs', entry: 'services/jobs/dist/bundle/main.js', kind: 'service' },
  { name: 'candidates', entry: 'services/candidates/dist/bundle/main.js', kind: 'service' },
  { name: 'interviews', entry: 'services/interviews/dist/bundle/main.js', kind: 'service' },
  { name: 'referrals', entry: 'services/referrals/dist/bundle/main.js', kind: 'service' },
  { name: 'users', entry: 'services/users/dist/bundle/main.js', kind: 'service' },
  { name: 'notifications', entry: 'services/notifications/dist/bundle/main.js', kind: 'service' },
  { name: 'resume-parser', entry: 'services/resume-parser/dist/main.js', kind: 'worker' },
  { name: 'gateway', entry: 'gateway/dist/bundle/main.js', kind: 'gateway' },
];

/** The variable with the addresses of a service, e.g. JOBS_RPC=127.0.0.1:4001,127.0.0.1:4002. */
export function rpcVariable(name: string): string {
  return `${name.toUpperCase().replaceAll('-', '_')}_RPC`;
}
