import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { importBuilt } from '../built-module.ts';

type ParserModule = typeof import('../../services/resume-parser/src/parse-resume.js');
const { parseResume } = await importBuilt<ParserModule>('services/resume-parser/dist/parse-resume.js');

// Reads every PDF of a folder for each message: a parser process without pool, limits and V8's helper threads.
const folder = process.argv[2] ?? '.';
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.pdf'))
  .map((name) => readFileSync(join(folder, name)));

async function parseAll(): Promise<void> {
  for (const bytes of files) await parseResume(bytes);
  process.send?.('done');
}
process.on('message', () => void parseAll());
process.on('disconnect', () => process.exit(0));
