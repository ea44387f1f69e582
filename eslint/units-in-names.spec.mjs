import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import rule from './units-in-names.mjs';

const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });

const unit = (code, name) => ({ code, errors: [{ messageId: 'unit', data: dataOf(name) }] });
const milliseconds = (code) => ({ code, errors: [{ messageId: 'milliseconds' }] });
function dataOf(name) {
  const isConstant = name === name.toUpperCase();
  return { name, example: isConstant ? `${name}_MS or ${name}_BYTES` : `${name}Ms or ${name}Bytes` };
}

tester.run('units-in-names', rule, {
  valid: [
    // With a unit.
    'const RPC_TIMEOUT_MS = 3_000;',
    'const maxUploadSizeBytes = 10 * 1024 * 1024;',
    'const SESSION_TTL_SECONDS = 8 * 60 * 60;',
    'const BACKOFF_MS = [250, 500];',
    'class Pool { idleTimeoutMs = 500; }',
    'interface Options { timeoutMs: number }',
    // A count: its noun is the unit.
    'const LINE_LIMIT_CHARACTERS = 600;',
    // Neither a time nor a size.
    'const DEFAULT_PORT = 3000;',
    'const STATUS = 404;',
    // Small numbers: a count, or the number is clear.
    'const PAGE_SIZE = 20;',
    // Part of another word.
    'const secondBonusAmount = 1_500;',
    // Not a constant of this file.
    'const deadline = Date.now() + timeoutMs;',
    'const size = statSync(file).size;',
    // A size may be a count; only a time span is reported by its type.
    'interface Pool { size: number }',
    // Timers.
    'setTimeout(stop, STOP_TIMEOUT_MS);',
    'setInterval(poll, pollIntervalMs);',
    'setTimeout(stop, 1_000);',
    'AbortSignal.timeout(timeoutMs);',
    // Types of a package.
    { code: 'interface Options { timeout: number }', filename: 'package.d.ts' },
    // Names that another place chose.
    'open({ timeout: 3_000 });',
    'navigator.geolocation.getCurrentPosition(show, undefined, { timeout: 3_000 });',
    'const options: PoolOptions = { idleTimeout: 3_000 };',
    'const options = { timeout: 3_000 } satisfies PoolOptions;',
    // A number of rows in a call of the product.
    'const page = { limit: 500 };',
  ],
  invalid: [
    unit('const RPC_TIMEOUT = 3_000;', 'RPC_TIMEOUT'),
    unit('const LIFE = 8 * 60 * 60;', 'LIFE'),
    unit('const PATIENCE = 90_000;', 'PATIENCE'),
    unit('const DAY = 86_400_000;', 'DAY'),
    unit('const retention = 7 * DAY_MS;', 'retention'),
    unit('const MAX_SIZE = 10 * 1024 * 1024;', 'MAX_SIZE'),
    unit('const BACKOFF = [250, 500] as const;', 'BACKOFF'),
    unit('class Pool { idleTimeout = 500; }', 'idleTimeout'),
    unit('class Pool { #delay = 500; }', 'delay'),
    unit('function wait(timeout = 500) {}', 'timeout'),
    unit('const { ttl = 3600 } = options;', 'ttl'),
    unit('function wait(timeout: number) {}', 'timeout'),
    unit('interface Options { pollInterval: number }', 'pollInterval'),
    unit('interface Options { maxAge: 3600 }', 'maxAge'),
    unit('const limits = { uploadSize: 5_000_000 };', 'uploadSize'),
    unit('const limits = { upload: { maxSize: 5_000_000 } } as const;', 'maxSize'),
    unit('class Pool { settings = { idleTimeout: 500 }; }', 'idleTimeout'),
    milliseconds('setTimeout(stop, pause);'),
    milliseconds('setInterval(poll, LOOK);'),
    milliseconds('globalThis.setTimeout(stop, pauseSeconds);'),
    milliseconds('AbortSignal.timeout(patience);'),
  ],
});
