import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dataDir as configuredDataDir } from '../bootstrap/paths.mjs';
import { replaceFile } from '../bootstrap/state-file.mjs';
import {
  LISTED_SECRETS,
  ROTATION_STEPS,
  readEnvFile,
  readersOf,
  replaceInEnvFile,
  rotateList,
  rotateRpcKey,
  type RotationStep,
  type SecretValues,
} from './rotation.ts';
import { secretsOf, writeSecrets } from '../system/secrets.ts';

const NEXT_ACTION: Record<RotationStep, string> = {
  prepare: 'they accept the new secret; then: switch',
  switch: 'they use the new secret; then, after the time in docs/operations/secrets.md: finish',
  finish: 'they refuse the old secret',
};

/**
 * `npm run secrets -- prepare|switch|finish <NAME> --env <file>`: one step of a rotation in a file with the variables of
 * an installation. `npm run secrets -- rotate <NAME>` does all but the last in the local run, whose processes start
 * together. Returns the exit code.
 */
export function rotate(args: string[]): number {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { env: { type: 'string' } },
  });
  const [command = '', name = ''] = positionals;
  const step = ROTATION_STEPS.find((known) => known === command);
  const isRpcKey = name.endsWith('_RPC_KEY');
  if ((!step && command !== 'rotate') || (!isRpcKey && !LISTED_SECRETS.includes(name))) {
    console.error(`Usage: npm run secrets -- ${ROTATION_STEPS.join('|')} <NAME> --env <file>, or
  npm run secrets -- rotate|finish <NAME> for the local run.
Names: ${LISTED_SECRETS.join(', ')}, <PROCESS>_RPC_KEY. Others: docs/operations/secrets.md`);
    return 2;
  }
  if (values.env === undefined) return rotateLocal(step, name);
  if (!step) throw new Error('With --env: prepare, switch or finish');
  const text = readFileSync(values.env, 'utf8');
  const present = readEnvFile(text);
  const changed = isRpcKey
    ? rotateRpcKey(step, name, present)
    : { [name]: rotateList(step, present[name] ?? '', newSecret()) };
  replaceFile(values.env, replaceInEnvFile(text, changed));
  console.log(`Changed in ${values.env}: ${Object.keys(changed).join(', ')}`);
  console.log(`Restart one by one: ${processesToRestart(changed, name).join(', ')} — ${NEXT_ACTION[step]}`);
  return 0;
}

const LOCAL_FIELDS = {
  SESSION_SECRET: 'sessionSecret',
  CAPTCHA_SECRET: 'captchaSecret',
  ACCOUNT_SECRET: 'accountSecret',
} as const;

function rotateLocal(step: RotationStep | undefined, name: string): number {
  const dataDir = configuredDataDir();
  if (!existsSync(join(dataDir, 'secrets.json'))) throw new Error(`There are no secrets in ${dataDir}`);
  const field = LOCAL_FIELDS[name as keyof typeof LOCAL_FIELDS];
  if (!field) throw new Error(`The local run rotates ${Object.keys(LOCAL_FIELDS).join(', ')}`);
  const secrets = secretsOf(dataDir);
  const value =
    step === undefined
      ? rotateList('switch', rotateList('prepare', secrets[field], newSecret()), '')
      : rotateList(step, secrets[field], newSecret());
  writeSecrets(dataDir, { ...secrets, [field]: value });
  console.log(`${name} is changed for the next npm start.`);
  return 0;
}

const newSecret = (): string => randomBytes(24).toString('hex');

/** Of the variables that changed; the public keys are read by all services. */
function processesToRestart(changed: SecretValues, name: string): string[] {
  const names = Object.keys(changed).filter((variable) => !variable.endsWith('_NEXT'));
  return [...new Set((names.length ? names : [name]).flatMap(readersOf))];
}
