import { readFile } from 'node:fs/promises';
import { DOCUMENT_FILE, apiDocument } from '../src/api-document.js';
import { SCHEMA_FILE, mergedSchema } from '../src/graphql/merge-schema.js';

describe('the contracts with the site are up to date: run nx run gateway:schema after a change', () => {
  it('schema.graphql', async () => {
    expect(await readFile(SCHEMA_FILE, 'utf8')).toBe(await mergedSchema());
  });

  it('openapi.json', async () => {
    const written = JSON.parse(await readFile(DOCUMENT_FILE, 'utf8')) as unknown;
    expect(written).toEqual(JSON.parse(await apiDocument()));
  });
});
