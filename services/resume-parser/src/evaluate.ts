/**
 * `npm run eval:resumes -- <folder or file> [--ocr] [--explain]` reads PDFs through the real pool.
 *
 * Prints {"file.pdf": {field: value, …, "ms": time, "outcome": 'text' | 'scanned' | rejection code}} as JSON on standard
 * output; with `--explain`, which rules found each value and in which line, as text. Fields of scans are empty unless
 * `--ocr` is given, which reads scans as the service does and takes seconds for each.
 */
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { RESUME_REJECTIONS } from '@araucaria/contracts';
import { explain } from './explain.js';
import { ScanReader } from './ocr/scan-reader.js';
import { ParserPool } from './process/parser-pool.js';
import type { ParsedResume } from './resume.js';
import { ResumeRejected } from './resume-rejected.js';

/** A file with what was read in it, or why it was rejected. */
interface Outcome {
  file: string;
  read: ParsedResume | ResumeRejected;
  elapsedMs: number;
}

const USAGE = 'usage: npm run eval:resumes -- <folder with PDFs, or a PDF> [--ocr] [--explain]\n';
/** Files that are read at the same time. */
const PARSERS = Number(process.env['PARSERS'] ?? 1);

async function readAll(folder: string, files: string[], withOcr: boolean): Promise<Outcome[]> {
  const pool = new ParserPool({ size: PARSERS });
  const scans = withOcr ? new ScanReader() : undefined;
  const readOne = async (file: string): Promise<Outcome> => {
    const bytes = await readFile(join(folder, file));
    const start = performance.now();
    const read = await parse(bytes, pool, scans).catch((error: unknown) => {
      if (error instanceof ResumeRejected) return error;
      throw error;
    });
    return { file, read, elapsedMs: Math.round(performance.now() - start) };
  };
  // Otherwise the time of the first file would include the start of its process.
  pool.warmUp();
  try {
    if (PARSERS > 1) return await Promise.all(files.map(readOne));
    const outcomes: Outcome[] = [];
    for (const file of files) outcomes.push(await readOne(file));
    return outcomes;
  } finally {
    pool.close();
  }
}

async function parse(
  bytes: Uint8Array,
  pool: ParserPool,
  scans: ScanReader | undefined,
): Promise<ParsedResume> {
  const resume = await pool.parse(bytes);
  return resume.kind === 'scanned' ? ((await scans?.read(bytes)) ?? resume) : resume;
}

function asJson({ read, elapsedMs }: Outcome): Record<string, unknown> {
  if (read instanceof ResumeRejected)
    return { outcome: read.code, message: RESUME_REJECTIONS[read.code], detail: read.detail, ms: elapsedMs };
  return {
    ...read.fields,
    outcome: read.kind,
    recognised: read.recognised ?? false,
    confidence: read.confidence,
    experiences: read.experiences,
    education: read.education,
    hiddenText: read.hiddenText,
    truncated: read.truncated,
    ms: elapsedMs,
  };
}

function asText({ file, read }: Outcome): string {
  return read instanceof ResumeRejected
    ? `${file}: ${RESUME_REJECTIONS[read.code]} (${read.message})`
    : explain(file, read);
}

async function main(args: string[]): Promise<void> {
  const [path] = args.filter((argument) => !argument.startsWith('--'));
  if (path === undefined) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
    return;
  }
  const isFolder = (await stat(path)).isDirectory();
  const files = isFolder
    ? (await readdir(path)).filter((name) => name.toLowerCase().endsWith('.pdf')).sort()
    : [basename(path)];
  const outcomes = await readAll(isFolder ? path : dirname(path), files, args.includes('--ocr'));
  process.stdout.write(
    args.includes('--explain')
      ? `${outcomes.map(asText).join('\n\n')}\n`
      : `${JSON.stringify(Object.fromEntries(outcomes.map((outcome) => [outcome.file, asJson(outcome)])), null, 1)}\n`,
  );
}

await main(process.argv.slice(2));
