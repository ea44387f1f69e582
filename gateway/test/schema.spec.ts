import { readFile } from 'node:fs/promises';
import { SCHEMA_FILE, mergedSchema } from '../src/graphql/merge-schema.js';

it('is committed as it is written: run nx run gateway:schema after changing a part', async () => {
  expect(await readFile(SCHEMA_FILE, 'utf8')).toBe(await mergedSchema());
});
