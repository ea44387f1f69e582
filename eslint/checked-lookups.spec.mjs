import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import rule from './checked-lookups.mjs';

const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });

tester.run('checked-lookups', rule, {
  valid: [
    'const TABLE: Record<string, number> = { a: 1 }; lookup(TABLE, key);',
    "const TABLE: Record<string, number> = { a: 1 }; TABLE['a'];",
    "const TABLE: Record<'a' | 'b', number> = { a: 1, b: 2 }; TABLE[key];",
    'const TABLE = new Map([[1, 2]]); TABLE.get(key);',
    'const list: string[] = []; list[index];',
    'const record: Record<string, number> = {}; record[name] = 1;',
  ],
  invalid: [
    'const TABLE: Record<string, number> = { a: 1 }; TABLE[key];',
    'const TABLE: Readonly<Record<string, number>> = { a: 1 }; const f = (key) => TABLE[key.id] ?? 0;',
    'const TABLE: Partial<Record<string, number>> = { a: 1 }; const all = TABLE[key ?? "all"];',
    'const TABLE: Record<string, number> = {}; for (const a of b) TABLE[a] = 1; TABLE[key];',
  ].map((code) => ({ code, errors: [{ messageId: 'unchecked' }] })),
});
