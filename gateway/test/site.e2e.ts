import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestSystem, type TestSystem } from '@araucaria/testing';

describe('a site without a server build', () => {
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
    system = await startTestSystem({ parts: ['jobs'], env: { SITE_DIR: folder } });
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

  it('describes a vacancy to search engines even where browsers render it', async () => {
    const [job] = (await system.visitor().get<Array<{ id: number; title: string }>>('/api/jobs')).body;
    const { status, body } = await system.visitor().get<string>(`/vagas/${job?.id}`);
    expect(status).toBe(200);
    expect(body).toContain(`<title>${job?.title} · Araucária Talentos</title>`);
    expect(body).toContain('"@type":"JobPosting"');
    expect((await system.visitor().get('/vagas/999999')).status).toBe(404);
  });

  it('names every page’s own address', async () => {
    const { body } = await system.visitor().get<string>('/vagas?utm_source=x');
    expect(body).toContain(`<link rel="canonical" href="${system.url}/vagas" />`);
  });
});
