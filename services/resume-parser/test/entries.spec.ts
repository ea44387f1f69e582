import { readFileSync } from 'node:fs';
import { addScores, readEntries, scoreEntries, sharesOf, type EntryTruth } from '../src/entry-scores.js';
import { parseFixture } from './parse-fixture.js';

/** Least shares for each folder of fixtures; what was read must be stated somewhere. */
const REQUIRED = {
  pdf: { jobs: { f1: 0.98, allRight: 0.96 }, schools: { f1: 0.98, allRight: 0.94 } },
  written: { jobs: { f1: 0.97, allRight: 0.92 }, schools: { f1: 0.96, allRight: 0.9 } },
  strangers: { jobs: { f1: 0.97, allRight: 0.92 }, schools: { f1: 0.96, allRight: 0.9 } },
  published: { jobs: { f1: 0.98, allRight: 0.96 }, schools: { f1: 0.98, allRight: 0.96 } },
  blind: { jobs: { f1: 0.98, allRight: 0.96 }, schools: { f1: 0.98, allRight: 0.98 } },
  blind3: { jobs: { f1: 0.98, allRight: 0.96 }, schools: { f1: 0.98, allRight: 0.96 } },
};

describe.each(Object.entries(REQUIRED))('the jobs and schools of %s', (folder, required) => {
  const directory = new URL(`./fixtures/${folder}/`, import.meta.url);
  const truths = JSON.parse(readFileSync(new URL('entries.json', directory), 'utf8')) as Record<
    string,
    EntryTruth
  >;

  it('are read as the documents state them', async () => {
    const scores = [];
    for (const [file, truth] of Object.entries(truths)) {
      const resume = await parseFixture(new URL(file, directory));
      // Scans are read elsewhere, by recognition.
      if (resume.kind === 'scanned') continue;
      scores.push(scoreEntries(readEntries(resume), truth));
    }
    for (const kind of ['jobs', 'schools'] as const) {
      const total = addScores(scores.map((score) => score[kind]));
      expect(total.invented).toEqual([]);
      const { f1, allRight } = sharesOf(total);
      expect({ kind, isEnough: f1 >= required[kind].f1, f1 }).toMatchObject({ isEnough: true });
      expect({ kind, isEnough: allRight >= required[kind].allRight, allRight }).toMatchObject({
        isEnough: true,
      });
    }
  });
});
