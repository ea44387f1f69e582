import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestSystem } from '@araucaria/testing';
import type { JobView } from '@araucaria/contracts';
import { jobPage } from '../src/site/head-tags.js';
import { startGatewayWith } from './parts.js';

describe('the built site', () => {
  let system: TestSystem;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'araucaria-site-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(
      join(folder, 'index.html'),
      '<!doctype html><html><head><title>Página</title></head></html>',
    );
    await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await writeFile(join(folder, 'assets', 'index-a1b2c3.js'), 'export {};');
    system = await startGatewayWith(['jobs'], { SITE_DIR: folder });
  });
  afterAll(async () => {
    await system?.stop();
    await rm(folder, { recursive: true });
  });

  it.each(['/', '/vagas', '/vagas/100', '/candidatura?jobId=100&ref=REF123456', '/nothing/here'])(
    'shows its page at %s, asked for anew each time',
    async (path) => {
      const { status, headers, body } = await system.visitor().get<string>(path);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toMatch(/text\/html/);
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(body).toContain('<title>');
    },
  );

  it('gives files with a hash for ever, and others for now', async () => {
    const hashed = await system.visitor().get('/assets/index-a1b2c3.js');
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers.get('content-type')).toMatch(/javascript/);
    expect((await system.visitor().get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/assets/index-old.js', '/missing.png', '/../secrets.json', '/.env'])(
    'has nothing at %s',
    async (path) => {
      expect((await system.visitor().get(path)).status).toBe(404);
    },
  );

  describe('for search engines and previews', () => {
    const pageOf = async (path: string) => system.visitor().get<string>(path);

    it('says in a vacancy’s head what the vacancy is', async () => {
      const [job] = (await system.visitor().get<Array<{ id: number; title: string }>>('/api/jobs')).body;
      const { status, body } = await pageOf(`/vagas/${job?.id}`);
      expect(status).toBe(200);
      expect(body).toContain(`<title>${job?.title} | Araucária Talentos</title>`);
      expect(body).toContain(`<link rel="canonical" href="${system.url}/vagas/${job?.id}" />`);
      expect(body).toMatch(/<meta property="og:title" content="[^"]+" \/>/);
      const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}';
      expect(JSON.parse(json)).toMatchObject({
        '@type': 'JobPosting',
        title: job?.title,
        datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        hiringOrganization: { name: 'Araucária Software' },
        baseSalary: { currency: 'BRL' },
      });
    });

    it('answers 404 for a vacancy that is not open, with the page for people', async () => {
      for (const id of [1, 999_999]) {
        const { status, body } = await pageOf(`/vagas/${id}`);
        expect(status).toBe(404);
        expect(body).toContain('<!doctype html>');
      }
    });

    it('names every other page’s own address', async () => {
      const { body } = await pageOf('/vagas?utm_source=x');
      expect(body).toContain(`<link rel="canonical" href="${system.url}/vagas" />`);
      expect((await pageOf('/%22%3E%3Cscript%3E')).body).not.toContain('"><script>');
    });

    it('lists the open vacancies, and what is not for them', async () => {
      const sitemap = await pageOf('/sitemap.xml');
      expect(sitemap.headers.get('content-type')).toMatch(/xml/);
      expect(sitemap.body.match(/\/vagas\/\d+/g)).toHaveLength(12);
      expect((await pageOf('/robots.txt')).body).toMatch(/Disallow: \/api\/[\s\S]*Sitemap: http/);
    });
  });
});

describe('head tags', () => {
  it('carry no markup of a vacancy’s text', () => {
    const evil = '</script><script>alert(1)</script>"\'&';
    const job = {
      title: evil,
      description: evil,
      requirements: evil,
      benefits: null,
      location: evil,
    } as JobView;
    const facts = { id: 1, type: 'CLT', department: evil, salaryMin: null, salaryMax: null } as const;
    const page = '<html><head><title>x</title><meta name="description" content="y" /></head></html>';
    const html = jobPage(
      page,
      { ...job, ...facts, createdAt: '2026-11-21T00:00:00.000Z' },
      'https://site.example',
    );
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/script/g)).toHaveLength(1);
  });
});
