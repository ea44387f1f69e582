import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a real installation keeps in its secret store: made up once for a data folder, so that sessions, challenges and
 * the admin's login outlive a restart.
 * @typedef {{ sessionSecret: string, captchaSecret: string, adminPassword: string }} Secrets
 *
 * @param {string} dataDir
 * @returns {Secrets}
 */
export function secretsOf(dataDir) {
  const file = join(dataDir, 'secrets.json');
  let secrets = {};
  try {
    secrets = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    mkdirSync(dataDir, { recursive: true });
  }
  const complete = {
    sessionSecret: randomBytes(32).toString('hex'),
    captchaSecret: randomBytes(32).toString('hex'),
    adminPassword: randomBytes(9).toString('base64url'),
    ...secrets,
  };
  if (Object.keys(secrets).length < Object.keys(complete).length) {
    writeFileSync(file, `${JSON.stringify(complete, null, 2)}\n`, { mode: 0o600 });
  }
  return complete;
}
