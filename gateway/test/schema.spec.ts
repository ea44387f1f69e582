import { readFile } from 'node:fs/promises';
import { SCHEMA_FILE, mergedSchema } from '../src/graphql/merge-schema.js';

it('schema.graphql is up to date: run nx run gateway:schema after a change', async () => {
  expect(await readFile(SCHEMA_FILE, 'utf8')).toBe(await mergedSchema());
});
