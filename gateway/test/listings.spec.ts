import type { JobView } from '@araucaria/contracts';
import { jobFeed, sitemap } from '../src/site/listings.js';
import { pageDocument } from '../src/site/page-document.js';

/** The characters that XML 1.0 allows. */
const XML_TEXT = /^[\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;

const job: JobView = {
  id: 120,
  title: 'Pessoa\u0002 Desenvolvedora',
  department: 'Enge\u001bnharia',
  location: 'Curitiba\v, PR',
  type: 'CLT',
  description: 'Fazer\u0008 software.\vCom\f gente.\uffff',
  requirements: 'TypeScript\u0000, SQL\u000b',
  benefits: 'Vale\u001f',
  selectionSteps: null,
  salaryMin: null,
  salaryMax: null,
  isActive: true,
  closesOn: null,
  isSystem: false,
  version: 1,
  createdAt: '2026-11-21T23:30:00.000Z',
};

describe('texts with control characters', () => {
  it('leave the feed of jobs valid XML', () => {
    const feed = jobFeed([job], 'https://site.example');
    expect(feed).toMatch(XML_TEXT);
    expect(feed).toContain('Curitiba , PR');
  });

  it('do not reach the structured data of a page', () => {
    const html = pageDocument(
      '<html><head><title>x</title></head></html>',
      { site: 'https://site.example', structured: { title: job.title, list: [{ text: job.description }] } },
      { files: [], fonts: [], isLoadedAtOnce: false },
    );
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const { title, list } = JSON.parse(data) as { title: string; list: Array<{ text: string }> };
    expect(title).toBe('Pessoa  Desenvolvedora');
    expect(list[0]?.text).toMatch(XML_TEXT);
  });
});

describe('the sitemap', () => {
  it('has the day of the last edit of each job, or of its publication', () => {
    const jobs = [job, { ...job, id: 121 }];
    const edits = [{ jobId: 121, editedAt: '2026-11-25T10:00:00.000Z' }];
    const map = sitemap({ jobs, edits }, 'https://site.example');
    expect(map).toContain('/vagas/120</loc><lastmod>2026-11-21T23:30:00.000Z</lastmod>');
    expect(map).toContain('/vagas/121</loc><lastmod>2026-11-25T10:00:00.000Z</lastmod>');
    expect(map).toContain('<url><loc>https://site.example/privacidade</loc></url>');
  });
});

describe('the feed', () => {
  it('names the closing day of a job', () => {
    const feed = jobFeed([{ ...job, closesOn: '2026-12-12' }], 'https://site.example');
    expect(feed).toContain('<p>Inscrições até 12/12/2026.</p>');
    expect(jobFeed([job], 'https://site.example')).not.toContain('Inscrições');
  });
});
