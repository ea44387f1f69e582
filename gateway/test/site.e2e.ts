import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startTestSystem, type TestSystem } from '@araucaria/testing';

/** A built site of the fewest files, and what else it should hold. */
async function siteWith(more: Record<string, string> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'araucaria-site-'));
  const files = {
    'index.html': '<!doctype html><html><head><title>Página</title></head><div id="root"></div></html>',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/index-a1b2c3.js': 'export {};',
    ...more,
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

describe('a site whose pages cannot be rendered', () => {
  let system: TestSystem;
  let folder: string;
  beforeAll(async () => {
    folder = await siteWith({
      'server/server.mjs': `
        export const prepare = async () => {};
        export const isKnown = () => true;
        export const modulesAt = () => [];
        export const render = () => { throw new Error('a broken component'); };`,
      'server/manifest.json': '{}',
    });
    system = await startTestSystem('usual', { SITE_DIR: folder });
  });
  afterAll(async () => {
    await system?.stop();
    await rm(folder, { recursive: true });
  });

  it.each(['/', '/vagas/101'])('serves %s for rendering in the browser', async (path) => {
    const { status, body } = await system.visitor().get<string>(path);
    expect(status).toBe(200);
    expect(body).toContain('<div id="root"></div>');
    expect(body).toContain(`<link rel="canonical" href="${system.url}${path}" />`);
  });
});

describe('a site without a server build', () => {
  let system: TestSystem;
  let folder: string;
  beforeAll(async () => {
    folder = await siteWith();
    system = await startTestSystem('usual', { SITE_DIR: folder });
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

  it('caches files with a hash for a year, and others not', async () => {
    const hashed = await system.visitor().get('/assets/index-a1b2c3.js');
    // Those of the page count.
    expect(hashed.headers.get('permissions-policy')).toBeNull();
    expect(hashed.headers.get('x-frame-options')).toBeNull();
    expect(hashed.headers.get('x-content-type-options')).toBe('nosniff');
    expect(hashed.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    // Workers have the policy of their file, so it stays.
    expect(hashed.headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(headersInBytes(hashed.headers)).toBeLessThan(600);
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

  it('describes a job to search engines even if browsers render its page', async () => {
    const [job] = (await system.visitor().get<Array<{ id: number; title: string }>>('/api/jobs')).body;
    const { status, body } = await system.visitor().get<string>(`/vagas/${job?.id}`);
    expect(status).toBe(200);
    expect(body).toContain(`<title>${job?.title} · Araucária Talentos</title>`);
    expect(body).toContain('"@type":"JobPosting"');
    expect((await system.visitor().get('/vagas/999999')).status).toBe(404);
  });

  it('names the canonical address of every page', async () => {
    const { body } = await system.visitor().get<string>('/vagas?utm_source=x');
    expect(body).toContain(`<link rel="canonical" href="${system.url}/vagas" />`);
  });
});

/** As HTTP/1.1 sends them. */
const headersInBytes = (headers: Headers): number =>
  [...headers].reduce((bytes, [name, value]) => bytes + name.length + value.length + ': \r\n'.length, 0);
