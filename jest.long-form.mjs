import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of `npm run test:long` only; `alone`: they measure times, or need most of the machine. */
export const LONG_FORM_ONLY = /\.(long|alone)\.(spec|int-spec|e2e)\.ts$/;
/** What a test calls that tries more in the long form, or other random values. */
const HAS_LONG_FORM =
  /\b(isLongForm|itInLongForm|randomRuns|axeFindings|stateFindings|accessibilityFindings|expectGoodLook)\b|\bTEST_SEED\b/;

/**
 * The test files that differ in the long form, found by what they call, so that no list of them can be incomplete.
 * @param {string} root of the repository
 * @returns {string[]} paths from `root`
 */
export function longFormFiles(root) {
  return globSync('{libs,services,gateway,frontend,deploy,bench}/**/*.{spec,int-spec,e2e}.ts', {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist|\.data)$/.test(name),
  })
    .filter((path) => LONG_FORM_ONLY.test(path) || HAS_LONG_FORM.test(readFileSync(join(root, path), 'utf8')))
    .sort();
}
