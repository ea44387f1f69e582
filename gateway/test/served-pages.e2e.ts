import { readFile } from 'node:fs/promises';
import type { JobView } from '@araucaria/contracts';
import { eventually, jpeg, startTestSystem, type TestSystem, type Visitor } from '@araucaria/testing';
import { jobInput, meta, selectedJob, servedPage } from './served-page.js';

describe('pages rendered by the gateway', () => {
  let system: TestSystem;
  let admin: Visitor;
  beforeAll(async () => {
    system = await startTestSystem('two-gateways');
    admin = await system.admin();
  });
  afterAll(() => system?.stop());

  const pageOf = (path: string) => servedPage(system.url, path);
  const create = async () => (await admin.post<JobView>('/api/jobs', jobInput)).body;

  it('show the privacy policy in full', async () => {
    const { status, body } = await pageOf('/Privacidade/?utm_source=x');
    expect(status).toBe(200);
    expect(body).toContain('<title>Política de Privacidade · Araucária Talentos</title>');
    expect(body).toContain(`<link rel="canonical" href="${system.url}/privacidade" />`);
    expect(meta(body, 'description')).toMatch(/acesso, correção ou exclusão/);
    expect(body.match(/<h1/g)).toHaveLength(1);
    expect(body).toContain('24 meses');
    expect(body).toContain('href="mailto:talentos@araucaria.example?subject=');
    expect((await pageOf('/sitemap.xml')).body).toContain(`<loc>${system.url}/privacidade</loc>`);
    expect((await pageOf('/')).body).toContain('href="/privacidade"');
  });

  it('lose the picture of the home page when it is removed, at its own address on every gateway too', async () => {
    const picture = { alt: 'Pessoas em volta de uma mesa', small: jpeg(800, 450), large: jpeg(1600, 900) };
    const { address } = (await admin.put<{ address: string }>('/api/home-picture', picture)).body;
    const statuses = () =>
      Promise.all(system.running.urls.map(async (url) => (await fetch(url + address)).status));
    expect(await statuses()).toEqual([200, 200]);
    expect((await admin.delete('/api/home-picture')).status).toBe(204);
    expect(await statuses()).toEqual([404, 404]);
  });

  it('have the status 404 at unknown addresses, and 200 at every address of the site', async () => {
    for (const path of [
      '/vagas/1',
      '/vagas/5',
      '/vagas/99999999',
      '/vagas/abc',
      '/nothing/here',
      '/%22%3E%3Cscript%3E',
    ]) {
      const { status, body } = await pageOf(path);
      expect([path, status]).toEqual([path, 404]);
      expect(body).toMatch(/Vaga não encontrada|Página não encontrada/);
      expect(body).toContain('<meta name="robots" content="noindex" />');
      expect(body).not.toContain('"><script>');
    }
    for (const path of [
      '/candidatura?jobId=100&ref=REF123456',
      '/apply',
      '/candidatura/enviada',
      '/login',
      '/dashboard',
      '/nova-vaga',
      '/confirmar-entrevista?id=x',
    ])
      expect([path, (await pageOf(path)).status]).toEqual([path, 200]);
  });

  it('name the files of their code: public pages for the first interaction, others at once', async () => {
    const { body: list } = await pageOf('/vagas');
    for (const module of ['application', 'jobs.page'])
      expect(meta(list, 'page-code')).toContain(`/assets/${module}-`);
    expect(list).not.toContain('modulepreload');
    for (const [path, module] of [
      ['/dashboard', 'application-'],
      ['/login', 'login.page-'],
    ] as const) {
      const { body } = await pageOf(path);
      expect(body).toContain(`rel="modulepreload" href="/assets/${module}`);
      expect(meta(body, 'page-code')).toBeUndefined();
    }
  });

  it('preload their typefaces: that of text, and for visitors that of headings', async () => {
    const { id } = await create();
    const visitors = ['inter', 'fraunces'];
    for (const [page, names] of [
      ['/dashboard', ['inter']],
      ...['/', `/vagas/${id}`, '/vagas', '/candidatura', '/login'].map((path) => [path, visitors] as const),
    ] as const) {
      const html = (await pageOf(page)).body;
      const fonts = [...html.matchAll(/<link rel="preload" as="font"[^>]*? href="([^"]+)"/g)].map(
        ([, path = '']) => path,
      );
      expect([page, fonts.map((path) => /^\/assets\/(\w+)-latin-.*\.woff2$/.exec(path)?.[1])]).toEqual([
        page,
        names,
      ]);
      for (const path of fonts)
        expect((await system.visitor().get(path)).headers.get('content-type')).toBe('font/woff2');
    }
  });

  it('name the job in the preview of a link to its form, and select it', async () => {
    const job = await create();
    const { status, body } = await pageOf(`/candidatura?jobId=${job.id}&ref=REF123456`);
    expect(status).toBe(200);
    expect(meta(body, 'og:title')).toMatch(/^Pessoa &lt;\/script&gt;.* · Araucária Talentos$/);
    expect(meta(body, 'og:description')).toMatch(/^Curitiba, PR\. Primeiro parágrafo &amp; mais\./);
    // Search engines are to find the job, not as many forms.
    expect(meta(body, 'og:url')).toBe(`${system.url}/vagas/${job.id}`);
    expect(body).not.toContain('</script><b>');
    await admin.put(`/api/jobs/${job.id}`, { ...job, isActive: false });
    await eventually(async () => {
      const { body: later } = await pageOf(`/apply?jobId=${job.id}`);
      return meta(later, 'og:title') === 'Cadastre seu currículo · Araucária Talentos';
    });
    for (const [query, chosen] of [
      ['', ''],
      ['?jobId=', ''],
      ['?jobId=0', ''],
      ['?jobId=99999999', '99999999'],
      ['?jobId=99999999999', 'nenhuma'],
      ['?jobId=abc', 'nenhuma'],
      ['?jobId=%', 'nenhuma'],
    ]) {
      const { status: found, body: plain } = await pageOf(`/candidatura${query}`);
      expect([query, found, meta(plain, 'og:url')]).toEqual([query, 200, `${system.url}/candidatura`]);
      expect([query, selectedJob(plain)]).toEqual([query, chosen]);
    }
  });

  it('are sent compressed, and confirmed by 304', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const ask = (headers: Record<string, string> = {}) =>
        fetch(`${system.url}/vagas`, { headers: { 'accept-encoding': encoding, ...headers } });
      const first = await ask();
      expect(first.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(first.headers.get('vary')).toContain('accept-encoding');
      expect(await first.text()).toContain('</html>');
      const again = await ask({ 'if-none-match': `W/${first.headers.get('etag')}` });
      expect([again.status, await again.text()]).toEqual([304, '']);
      // The headers of a 304 replace the stored ones: with another policy the page would lose its styles.
      const policy = first.headers.get('content-security-policy');
      expect(policy).toMatch(/style-src 'self' ('(unsafe-hashes|sha256-[\w+/]+=*)' ?)+;/);
      expect(again.headers.get('content-security-policy')).toBe(policy);
    }
  });

  it('have the same headers cached and rendered', async () => {
    const names = async () => [...(await pageOf('/vagas/102')).headers.keys()].sort();
    const fresh = await names();
    expect(await names()).toEqual(fresh);
    expect(fresh).toEqual(
      expect.arrayContaining(['content-security-policy', 'etag', 'x-content-type-options']),
    );
  });

  it('have a valid RSS feed', async () => {
    const { headers, body } = await pageOf('/vagas.rss');
    expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const listed = (await system.visitor().get<JobView[]>('/api/jobs')).body;
    const links = [...body.matchAll(/<item>[\s\S]*?<link>([^<]*)<\/link>/g)].map(([, link]) => link);
    expect(links.sort()).toEqual(listed.map(({ id }) => `${system.url}/vagas/${id}`).sort());
    expect(body).toMatch(/<pubDate>\w{3}, \d\d \w{3} \d{4}/);
    expect((await pageOf('/robots.txt')).body).toMatch(/Disallow: \/api\/[\s\S]*Sitemap: http/);
  });

  it('do not expose the server build', async () => {
    for (const path of ['/server/server.mjs', '/server/manifest.json'])
      expect((await pageOf(path)).status).toBe(404);
  });

  it('list no folder, and hold nothing of source control', async () => {
    for (const path of ['/assets', '/assets/', '/server/', '/.git', '/.git/', '/.git/HEAD', '/.git/config']) {
      const { status, body } = await pageOf(path);
      expect([path, status]).toEqual([path, 404]);
      // A page, or the JSON of the error for what looks like a file.
      expect(JSON.stringify(body)).toContain('Página não encontrada');
    }
  });

  it('are stale while the jobs service is down, and without jobs if they were not cached', async () => {
    // Events of earlier changes, if they came later, would end the cached page.
    await eventually(async () => {
      const waiting = await system.rows('select 1 from jobs.outbox_event where published_at is null');
      return waiting.length === 0;
    });
    const { body: before } = await pageOf('/vagas/103');
    const jobs = system.running.process('jobs');
    await jobs.stop();
    // The gateway sends the cached page for some seconds. Then it calls the jobs service, and logs the page when that fails.
    // Either gateway may answer.
    const gateways = system.running.processes.filter(({ name }) => name === 'gateway');
    const after = await eventually(async () => {
      const page = await pageOf('/vagas/103');
      const logs = await Promise.all(gateways.map(({ logFile }) => readFile(logFile, 'utf8')));
      return /"page":"[^"]*\/vagas\/103/.test(logs.join('\n')) && page;
    }, 60_000);
    expect([after.status, after.body]).toEqual([200, before]);
    // A crawler retries after 503. In a browser the site shows the error and retries.
    const unseen = await pageOf('/vagas/104');
    expect(unseen.status).toBe(503);
    expect(unseen.body).toContain('<meta name="robots" content="noindex" />');
    for (const id of ['', '105', '106'])
      expect(selectedJob((await pageOf(`/candidatura?jobId=${id}`)).body)).toBe(id);
    jobs.start();
    await system.running.ready();
    await eventually(async () => (await pageOf('/vagas/104')).status === 200);
  });
});
