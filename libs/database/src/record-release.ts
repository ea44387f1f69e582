// Records the schemas that a release relies on: node libs/database/dist/record-release.js <file> <schema.js> …
// DATABASE_URL is an empty database.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeFileSync } from 'node:fs';
import { Client } from 'pg';
import { readConfig, url } from '@araucaria/platform';
import { migrateSchema } from './migrate.js';
import type { ServiceSchema } from './service-schema.js';
import { readSchemaContract, type SchemaContract } from './schema-contract.js';

const [file = '', ...modules] = process.argv.slice(2);
try {
  const { DATABASE_URL } = readConfig({ DATABASE_URL: url({ desc: 'an empty database' }) });
  const contracts: Record<string, SchemaContract> = {};
  const client = new Client({ connectionString: DATABASE_URL });
  await client.connect();
  for (const module of modules) {
    const { SCHEMA } = (await import(pathToFileURL(resolve(module)).href)) as { SCHEMA: ServiceSchema };
    await migrateSchema(DATABASE_URL, SCHEMA);
    contracts[SCHEMA.schema] = await readSchemaContract(client, SCHEMA.schema);
  }
  await client.end();
  writeFileSync(file, `${JSON.stringify(contracts, null, 2)}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
