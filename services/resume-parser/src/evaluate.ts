/**
 * `npm run eval:resumes -- <folder or file> [--ocr] [--explain | --entries | --score[=truth.json]]` reads PDFs through the
 * real pool.
 *
 * Prints {"file.pdf": {field: value, …, "ms": time, "outcome": 'text' | 'scanned' | rejection code}} as JSON on standard
 * output; with `--explain`, which rules found each value and in which line, as text. Fields of scans are empty unless
 * `--ocr` is given, which takes seconds for each scan. With `--entries`, it prints the jobs
 * and schools in the form of a truth (`entries.json` of test/fixtures), with `--score`, how they agree with a truth.
 */
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { RESUME_REJECTIONS } from '@araucaria/contracts';
import {
  addScores,
  readEntries,
  scoreEntries,
  sharesOf,
  type EntryScore,
  type EntryTruth,
} from './entry-scores.js';
import { explain } from './explain.js';
import { SCAN_LIMITS } from './limits.js';
import { ScanReader } from './ocr/scan-reader.js';
import { ParserPool } from './process/parser-pool.js';
import type { ParsedResume } from './resume.js';
import { ResumeRejected } from './resume-rejected.js';

interface Outcome {
  file: string;
  read: ParsedResume | ResumeRejected;
  elapsedMs: number;
}

const USAGE =
  'usage: npm run eval:resumes -- <folder with PDFs, or a PDF> [--ocr] [--explain | --entries | --score[=truth.json]]\n';
const PARSERS = Number(process.env['PARSERS'] ?? 1);
/**
 * Elapsed time for one file. No upload waits here, and figures are not to depend on what else the machine does; the
 * processor time has its limit.
 */
const WALL_MS = 600_000;

async function readAll(folder: string, files: string[], withOcr: boolean): Promise<Outcome[]> {
  const pool = new ParserPool({ size: PARSERS, limits: { wallMs: WALL_MS } });
  const scans = withOcr ? new ScanReader({ ...SCAN_LIMITS, wallMs: WALL_MS }) : undefined;
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
  return resume.needsPictures ? ((await scans?.read(bytes)) ?? resume) : resume;
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
    languages: read.languages,
    skills: read.skills,
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

function entriesOf({ read }: Outcome) {
  return readEntries(read instanceof ResumeRejected ? { experiences: [], education: [] } : read);
}

/** How the jobs and schools that were read agree with the truth of each document. */
async function scoresText(outcomes: Outcome[], truthFile: string): Promise<string> {
  const truths = JSON.parse(await readFile(truthFile, 'utf8')) as Record<string, EntryTruth>;
  const scores = outcomes.flatMap((outcome) => {
    const truth = truths[outcome.file];
    return truth ? [{ file: outcome.file, ...scoreEntries(entriesOf(outcome), truth) }] : [];
  });
  const details = scores.flatMap(({ file, jobs, schools }) =>
    [jobs, schools].flatMap(({ invented, missed }) => [
      ...invented.map((entry) => `${file}: not stated: ${entry}`),
      ...missed.map((entry) => `${file}: missed: ${entry}`),
    ]),
  );
  const rows = [
    scoreRow('jobs', addScores(scores.map(({ jobs }) => jobs))),
    scoreRow('schools', addScores(scores.map(({ schools }) => schools))),
  ];
  return [...details, `${String(scores.length)} documents`, ...rows].join('\n');
}

function scoreRow(name: string, score: EntryScore): string {
  const { precision, recall, f1, allRight } = sharesOf(score);
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  return [
    `${name}: ${String(score.stated)} stated, ${String(score.read)} read`,
    `precision ${percent(precision)}`,
    `recall ${percent(recall)}`,
    `F1 ${percent(f1)}`,
    `all fields right ${percent(allRight)}`,
    `invented ${String(score.invented.length)}`,
  ].join(', ');
}

/** The value of '--score=file'; for '--score' alone, the truth beside the documents. */
function truthFileOf(args: string[], folder: string): string | undefined {
  const option = args.find((argument) => /^--score(?:=|$)/.test(argument));
  return option === undefined ? undefined : option.slice('--score='.length) || join(folder, 'entries.json');
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
  const folder = isFolder ? path : dirname(path);
  const outcomes = await readAll(folder, files, args.includes('--ocr'));
  const truthFile = truthFileOf(args, folder);
  if (truthFile !== undefined) process.stdout.write(`${await scoresText(outcomes, truthFile)}\n`);
  else if (args.includes('--explain')) process.stdout.write(`${outcomes.map(asText).join('\n\n')}\n`);
  else {
    const form = args.includes('--entries') ? entriesOf : asJson;
    const byFile = Object.fromEntries(outcomes.map((outcome) => [outcome.file, form(outcome)]));
    process.stdout.write(`${JSON.stringify(byFile, null, 1)}\n`);
  }
}

await main(process.argv.slice(2));
