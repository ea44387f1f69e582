/**
 * The processes of the product. Each one is also an entry of docker-compose.yml.
 *
 * @typedef {object} ProcessKind
 * @property {string} name
 * @property {string} entry from the repository's root
 * @property {'gateway' | 'service' | 'worker'} kind a service answers RPC, a worker only takes messages
 * @property {Record<string, string>} [env] beyond what every process gets
 */

/** @type {ProcessKind[]} */
export const PROCESSES = [
  { name: 'jobs', entry: 'services/jobs/dist/bundle/main.js', kind: 'service' },
  { name: 'candidates', entry: 'services/candidates/dist/bundle/main.js', kind: 'service' },
  { name: 'interviews', entry: 'services/interviews/dist/bundle/main.js', kind: 'service' },
  { name: 'referrals', entry: 'services/referrals/dist/bundle/main.js', kind: 'service' },
  { name: 'users', entry: 'services/users/dist/bundle/main.js', kind: 'service' },
  { name: 'notifications', entry: 'services/notifications/dist/bundle/main.js', kind: 'service' },
  { name: 'resume-parser', entry: 'services/resume-parser/dist/main.js', kind: 'worker' },
  { name: 'gateway', entry: 'gateway/dist/bundle/main.js', kind: 'gateway' },
];

/**
 * The variable that holds the addresses of a service, e.g. JOBS_RPC=127.0.0.1:4001,127.0.0.1:4002.
 * @param {string} name
 */
export function rpcVariable(name) {
  return `${name.toUpperCase().replaceAll('-', '_')}_RPC`;
}
