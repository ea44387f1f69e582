import { readFileSync } from 'node:fs';
import { parseResume } from '../src/parse-resume.js';
import type { ParsedResume } from '../src/resume.js';

/** Fixtures that several files of tests look at, by address; these files run as one, and each document is read once. */
const parsed = new Map<string, Promise<ParsedResume>>();

/** @param url of a PDF of the fixtures */
export function parseFixture(url: URL): Promise<ParsedResume> {
  const resume = parsed.get(url.href) ?? parseResume(readFileSync(url));
  parsed.set(url.href, resume);
  return resume;
}
