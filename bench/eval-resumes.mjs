import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from '../deploy/local/build.mjs';

/** `npm run eval:resumes -- <folder>`: the PDFs of a folder through the real parser, as JSON on standard output. */
export async function main(args) {
  // Standard output is the JSON alone.
  console.log = console.error;
  await buildIfStale();
  const program = fileURLToPath(new URL('../services/resume-parser/dist/evaluate.js', import.meta.url));
  const [code] = await once(spawn(process.execPath, [program, ...args], { stdio: 'inherit' }), 'exit');
  return code ?? 1;
}
