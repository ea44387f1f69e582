/**
 * `node dist/evaluate.js <folder> [--ocr]`: reads the PDFs of a folder through the real pool and prints
 * {"file.pdf": {field: value, …, "ms": time, "outcome": 'text' | 'scanned' | rejection code}} as JSON on standard output.
 * Scans are said to be scans and left empty; `--ocr` reads them as the service does, which takes seconds for each.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RESUME_REJECTIONS } from '@araucaria/contracts';
import { ParserPool } from './process/parser-pool.js';
import { ResumeRejected } from './resume-rejected.js';
import { ScanReader } from './ocr/scan-reader.js';

async function evaluate(folder: string, withOcr: boolean): Promise<Record<string, unknown>> {
  const files = (await readdir(folder)).filter((name) => name.toLowerCase().endsWith('.pdf')).sort();
  const pool = new ParserPool({ size: Number(process.env['PARSERS'] ?? 1) });
  const scans = withOcr ? new ScanReader() : undefined;
  const parse = async (bytes: Uint8Array) => {
    const resume = await pool.parse(bytes);
    return resume.kind === 'scanned' ? ((await scans?.read(bytes)) ?? resume) : resume;
  };
  const results: Record<string, unknown> = {};
  const read = async (name: string) => {
    const bytes = await readFile(join(folder, name));
    const start = performance.now();
    const outcome = await parse(bytes).then(
      (resume) => ({
        ...resume.fields,
        outcome: resume.kind,
        recognised: resume.recognised ?? false,
        confidence: resume.confidence,
        experiences: resume.experiences,
        education: resume.education,
        hiddenText: resume.hiddenText,
        truncated: resume.truncated,
      }),
      (error: unknown) => {
        if (error instanceof ResumeRejected)
          return { outcome: error.code, message: RESUME_REJECTIONS[error.code], detail: error.detail };
        throw error;
      },
    );
    results[name] = { ...outcome, ms: Math.round(performance.now() - start) };
  };
  // The first file would otherwise pay for the start of the process.
  pool.warmUp();
  try {
    if (Number(process.env['PARSERS'] ?? 1) > 1) await Promise.all(files.map(read));
    else for (const name of files) await read(name);
  } finally {
    pool.close();
  }
  return Object.fromEntries(files.map((name) => [name, results[name]]));
}

const [folder] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (folder === undefined) {
  process.stderr.write('usage: npm run eval:resumes -- <folder with PDFs> [--ocr]\n');
  process.exitCode = 2;
} else {
  process.stdout.write(
    `${JSON.stringify(await evaluate(folder, process.argv.includes('--ocr')), null, 1)}\n`,
  );
}
