import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

// A copy of the configuration checks files with one breach each. A rule that no longer reports fails the test.
const ROOT = join(import.meta.dirname, '..');
const CONFIGURATION = ['.oxlintrc.json', 'tsconfig.base.json', 'tsconfig.json', 'frontend/tsconfig.json'];

/** Not the link to the packages. */
const FOLDERS = ['deploy', 'frontend', 'gateway', 'services'];

const BREACHES = {
  'a wrong type': {
    path: 'services/jobs/src/wrong-type.ts',
    source: `export const count: number = 'one';\n`,
    code: 'typescript(TS2322)',
  },
  'an element of a list that may be missing': {
    path: 'frontend/src/missing-element.ts',
    source: `export const first = (list: string[]): string => list[0];\n`,
    code: 'typescript(TS2322)',
  },
  'a promise that is not awaited': {
    path: 'services/jobs/src/floating.ts',
    source: `export function start(run: () => Promise<void>): void {\n  run();\n}\n`,
    code: 'typescript(no-floating-promises)',
  },
  'an untyped value': {
    path: 'gateway/src/untyped.ts',
    source: `export const parsed: string = JSON.parse('1');\n`,
    code: 'typescript(no-unsafe-assignment)',
  },
  'a choice without all cases': {
    path: 'gateway/src/cases.ts',
    source: `export function label(of: 'a' | 'b'): string | undefined {\n  switch (of) {\n    case 'a':\n      return 'A';\n  }\n  return undefined;\n}\n`,
    code: 'typescript(switch-exhaustiveness-check)',
  },
  'output outside the log': {
    path: 'services/jobs/src/console.ts',
    source: `console.log('started');\n`,
    code: 'eslint(no-console)',
  },
  'an unused name in a tool': {
    path: 'deploy/local/unused.mjs',
    source: `const unused = 1;\n`,
    code: 'eslint(no-unused-vars)',
  },
  'a picture without alternative text': {
    path: 'frontend/src/picture.tsx',
    source: `export const Picture = () => <img src="/logo.svg" />;\n`,
    code: 'jsx-a11y(alt-text)',
  },
  'a hook that is called sometimes': {
    path: 'frontend/src/hook.tsx',
    source: `import { useState } from 'react';\nexport function Some({ is }: { is: boolean }) {\n  if (is) useState(1);\n  return null;\n}\n`,
    code: 'react-hooks(rules-of-hooks)',
  },
  'an effect without one of its values': {
    path: 'frontend/src/effect.tsx',
    source: `import { useEffect } from 'react';\nexport function Titled({ title }: { title: string }) {\n  useEffect(() => {\n    document.title = title;\n  }, []);\n  return null;\n}\n`,
    code: 'react-hooks(exhaustive-deps)',
  },
  'a component that is made while another renders': {
    path: 'frontend/src/nested.tsx',
    source: `export function Outer({ label }: { label: string }) {\n  const Inner = () => <p>{label}</p>;\n  return <Inner />;\n}\n`,
    code: 'react(static-components)',
  },
};

describe('oxlint', () => {
  const folder = mkdtempSync(join(tmpdir(), 'araucaria-oxlint-'));
  const codesByPath = new Map();
  beforeAll(async () => {
    for (const file of CONFIGURATION) cpSync(join(ROOT, file), join(folder, file));
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    for (const { path, source } of Object.values(BREACHES)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), source);
    }
    const program = join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint');
    const { diagnostics } = await new Promise((resolve, reject) =>
      execFile(
        process.execPath,
        [program, '--format=json', ...FOLDERS],
        { cwd: folder },
        (_failed, output, errors) => {
          try {
            resolve(JSON.parse(output));
          } catch (cause) {
            reject(new Error(`oxlint printed: ${output}${errors}`, { cause }));
          }
        },
      ),
    );
    for (const { filename, code } of diagnostics)
      codesByPath.set(filename, [...(codesByPath.get(filename) ?? []), code]);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(Object.entries(BREACHES))('reports %s', (_breach, { path, code }) => {
    expect(codesByPath.get(path) ?? []).toContain(code);
  });
});
