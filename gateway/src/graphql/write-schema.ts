import { writeFile } from 'node:fs/promises';
import { SCHEMA_FILE, mergedSchema } from './merge-schema.js';

await writeFile(SCHEMA_FILE, await mergedSchema());
