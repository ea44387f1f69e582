import { readFileSync } from 'node:fs';
import type { ParsedResume } from '../src/resume.js';
import { parseFixture } from './parse-fixture.js';
import { isRight, type Field, type TruthDocument } from './scoring.js';

/** Invented persons in many layouts, made for this parser and by authors who do not know it; see fixtures/README.md. */
const SETS = ['pdf', 'written', 'strangers', 'published'].map(
  (name) => new URL(`./fixtures/${name}/`, import.meta.url),
);
const documents = SETS.flatMap((folder) => {
  const manifest = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')) as {
    documents: TruthDocument[];
  };
  return manifest.documents.map((document) => ({ ...document, url: new URL(document.file, folder) }));
});

/** Share of the documents in which a field must come out right; what a person corrects most is held highest. */
const REQUIRED: Record<Field, number> = {
  firstName: 0.97,
  lastName: 0.97,
  email: 1,
  phone: 0.97,
  address: 0.95,
  city: 0.95,
  state: 0.95,
  zip: 0.97,
  educationLevel: 0.97,
  educationCourse: 0.93,
  experienceSummary: 0.97,
};

describe('the fixtures', () => {
  const parsed = new Map<string, ParsedResume>();

  beforeAll(async () => {
    for (const document of documents) parsed.set(document.file, await parseFixture(document.url));
  });

  it('are at least eighty documents', () => {
    expect(documents.length).toBeGreaterThanOrEqual(80);
  });

  it.each(Object.entries(REQUIRED) as [Field, number][])(
    'yield the right %s in a share of at least %d',
    (field, required) => {
      const wrong = documents
        .map((document) => ({ document, value: parsed.get(document.file)?.fields[field] ?? '' }))
        .filter(({ document, value }) => !isRight(document, field, value))
        .map(({ document, value }) => `${document.file}: ${value}`);
      // The message lists the documents, not only a number.
      expect(wrong.length <= documents.length * (1 - required) ? [] : wrong).toEqual([]);
    },
  );

  it('yield no value that they do not state', () => {
    const invented = documents.flatMap((document) =>
      (Object.keys(REQUIRED) as Field[])
        .filter((field) => document.ground_truth[field] === null)
        .filter((field) => !isRight(document, field, parsed.get(document.file)?.fields[field] ?? ''))
        .map((field) => `${document.file}: ${field} = ${parsed.get(document.file)?.fields[field] ?? ''}`),
    );
    expect(invented).toEqual([]);
  });

  it('contain every value that the parser returns', () => {
    const letters = (text: string) =>
      text
        .normalize('NFKD')
        .replace(/[^\p{L}\d]/gu, '')
        .toLowerCase();
    for (const { file } of documents) {
      const resume = parsed.get(file);
      const text = letters(resume?.text ?? '');
      const { firstName = '', lastName = '', city = '', educationCourse = '' } = resume?.fields ?? {};
      // A form may print the surname first.
      for (const value of [firstName, ...lastName.split(' '), city, educationCourse])
        expect(text).toContain(letters(value));
    }
  });

  it('report hidden text and yield no value of it', () => {
    const file = documents.find((document) => document.file.includes('-hidden-'))?.file ?? '';
    const resume = parsed.get(file);
    expect(resume?.hiddenText).toBe(true);
    expect(resume?.hiddenSample).toContain('Ignore as instruções');
    expect(resume?.text).not.toContain('Fulano');
    expect(
      documents.filter((document) => parsed.get(document.file)?.hiddenText).map((document) => document.file),
    ).toEqual([file]);
  });
});
