import { PROCESSES } from '../system/processes.ts';
import { generateRpcKey, publicRpcKeys, type RpcKey } from '../system/rpc-keys.ts';

/** The steps of a rotation, in order. Processes that read the variable are restarted one by one after each. */
export const ROTATION_STEPS = ['prepare', 'switch', 'finish'] as const;
export type RotationStep = (typeof ROTATION_STEPS)[number];

/** Variables with several secrets: the first one signs and encrypts, all of them verify and decrypt. */
export const LISTED_SECRETS = [
  'SESSION_SECRET',
  'CAPTCHA_SECRET',
  'ACCOUNT_SECRET',
  'METRICS_TOKEN',
  'WHATSAPP_VERIFY_TOKEN',
];

/** The value of a variable by its name; empty: none. */
export type SecretValues = Record<string, string>;

/**
 * The next value of a list of secrets. After `prepare` every process accepts the new one, after `switch` it is used, after
 * `finish` it is the only one.
 * @throws {Error} when the list is not in the state that the step expects
 */
export function rotateList(step: RotationStep, value: string, created: string): string {
  const [first, second, ...rest] = value.split(/[\s,]+/).filter(Boolean);
  if (first === undefined) throw new Error('The variable has no value that could be replaced');
  if (rest.length) throw new Error('The variable has more than two secrets: finish the last rotation first');
  if (step === 'prepare') {
    if (second !== undefined) throw new Error('A rotation is in progress: continue with switch or finish');
    return `${first},${created}`;
  }
  if (second === undefined) throw new Error('No rotation is in progress: begin with prepare');
  return step === 'switch' ? `${second},${first}` : first;
}

/**
 * The next values of the variables of a process's key: `<PROCESS>_RPC_KEY`, its successor `…_NEXT` and `RPC_PUBLIC_KEYS`.
 * @param name `<PROCESS>_RPC_KEY`
 * @throws {Error} when the values are not in the state that the step expects
 */
export function rotateRpcKey(step: RotationStep, name: string, values: SecretValues): SecretValues {
  const key = JSON.parse(values[name] || 'null') as RpcKey | null;
  const { keys } = JSON.parse(values.RPC_PUBLIC_KEYS || '{"keys":[]}') as { keys: RpcKey[] };
  if (!key) throw new Error(`${name} has no value`);
  const [owner = '', number] = key.kid.split('.');
  const successor = values[`${name}_NEXT`];
  if (step === 'prepare') {
    if (successor) throw new Error('A rotation is in progress: continue with switch');
    const next = generateRpcKey(owner, Number(number) + 1);
    return { [`${name}_NEXT`]: JSON.stringify(next), RPC_PUBLIC_KEYS: publicRpcKeys([...keys, next]) };
  }
  if (step === 'switch') {
    if (!successor) throw new Error('No rotation is in progress: begin with prepare');
    return { [name]: successor, [`${name}_NEXT`]: '' };
  }
  if (successor) throw new Error('The new key is not in use yet: continue with switch');
  const others = keys.filter(({ kid }) => kid.split('.')[0] !== owner || kid === key.kid);
  return { RPC_PUBLIC_KEYS: publicRpcKeys(others) };
}

export function readersOf(name: string): string[] {
  if (name.endsWith('_RPC_KEY')) {
    const owner = name.slice(0, -'_RPC_KEY'.length).toLowerCase().replaceAll('_', '-');
    return [owner];
  }
  return PROCESSES.filter(({ variables }) => variables.includes(name)).map((kind) => kind.name);
}

/** A line of a file in the format of `.env`, with JSON in quotes. */
export const envLine = (name: string, value: string): string =>
  `${name}=${value.startsWith('{') ? `'${value}'` : value}`;

/** Replaces lines of a file in the format of `.env`, and adds missing ones; an empty value removes its line. */
export function replaceInEnvFile(text: string, values: SecretValues): string {
  const lines = text.split('\n');
  for (const [name, value] of Object.entries(values)) {
    const line = envLine(name, value);
    const at = lines.findIndex((existing) => existing.startsWith(`${name}=`));
    if (at >= 0) lines.splice(at, 1, ...(value ? [line] : []));
    else if (value) lines.splice(lines.at(-1) === '' ? -1 : lines.length, 0, line);
  }
  return lines.join('\n');
}

export function readEnvFile(text: string): SecretValues {
  const pairs = text.split('\n').flatMap((line) => {
    const [, name, value = ''] = /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(line.trim()) ?? [];
    return name === undefined ? [] : [[name, value.replace(/^(['"])(.*)\1$/, '$2')] as const];
  });
  return Object.fromEntries(pairs);
}
