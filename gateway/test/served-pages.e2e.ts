import { readFile } from 'node:fs/promises';
import type { JobView } from '@araucaria/contracts';
import {
  ADMIN_PASSWORD,
  Visitor,
  addDays,
  eventually,
  startTestSystem,
  today,
  type TestSystem,
} from '@araucaria/testing';

const jobInput = {
  title: 'Pessoa </script><b>Desenvolvedora</b>',
  department: 'Engenharia',
  location: 'Curitiba, PR',
  type: 'PJ',
  description: 'Primeiro parágrafo & mais.\n\nSegundo parágrafo.',
  requirements: 'TypeScript, R$ 1,5 milhão em vendas',
  salaryMin: 9000,
};

describe('pages rendered by the gateway', () => {
  let system: TestSystem;
  let admin: Visitor;
  beforeAll(async () => {
    system = await startTestSystem('two-gateways');
    admin = await system.admin();
  });
  afterAll(() => system?.stop());

  const pageOf = (path: string, url = system.url) => new Visitor(url).get<string>(path);
  const create = async (changes: object = {}) =>
    (await admin.post<JobView>('/api/jobs', { ...jobInput, ...changes })).body;
  const posting = (html: string) =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as Record<
      string,
      unknown
    > | null;
  const answers = (html: string) =>
    JSON.parse(
      /<script type="application\/json" id="respostas">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}',
    ) as Record<
      string,
      { preview?: { figures: { open: number }; page: { jobs: JobView[]; total: number } } }
    >;
  const meta = (html: string, name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  const selectedJob = (html: string) =>
    /<select[^>]*name="jobId"[^>]*>.*?<option value="([^"]*)" selected/s.exec(html)?.[1];

  it.each(['/', '/vagas', '/jobs/'])(
    'contain the jobs at %s, and the results that the browser need not fetch',
    async (path) => {
      const { status, body, headers } = await pageOf(path);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      const listed = (await system.visitor().get<JobView[]>('/api/jobs')).body;
      expect(body).toContain(`href="/vagas/${listed[0]?.id}"`);
      expect(body.match(/<article/g)).toHaveLength(6);
      const preview = answers(body)['Jobs {}']?.preview;
      expect(preview?.page.jobs.map(({ id }) => id)).toEqual(listed.slice(0, 6).map(({ id }) => id));
      expect([preview?.figures.open, preview?.page.total]).toEqual([listed.length, listed.length]);
      expect(body).toMatch(/<style>[^<]*\.at-card\{/);
      expect(body).not.toContain('data-emotion');
      expect(body).toContain(`<link rel="canonical" href="${system.url}${path === '/' ? '/' : '/vagas'}" />`);
      expect(body).toMatch(/<link\s+rel="alternate"\s+type="application\/rss\+xml"[^>]+href="\/vagas\.rss"/);
      expect(meta(body, 'og:image')).toBe(`${system.url}/previa.png`);
      expect(meta(body, 'twitter:card')).toBe('summary_large_image');
      expect(meta(body, 'description')?.length).toBeGreaterThan(50);
      expect(posting(body)).toBeNull();
    },
  );

  it('show a job in full, and describe it to search engines', async () => {
    const job = await create({ benefits: 'Vale-refeição, Plano de saúde' });
    const { status, body } = await pageOf(`/vagas/${job.id}?utm_source=x`);
    expect(status).toBe(200);
    expect(body).toContain(
      '<title>Pessoa &lt;/script&gt;&lt;b&gt;Desenvolvedora&lt;/b&gt; · Araucária Talentos</title>',
    );
    expect(body).toContain('Segundo parágrafo.');
    expect(body).toContain('<li>Plano de saúde</li>');
    expect(body).not.toContain('</script><b>');
    expect(body).toContain(`<link rel="canonical" href="${system.url}/vagas/${job.id}" />`);
    expect(meta(body, 'og:title')).toMatch(/^Pessoa/);
    expect(meta(body, 'description')).toMatch(/^Curitiba, PR\. Primeiro parágrafo &amp; mais\./);
    expect(posting(body)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: jobInput.title,
      description:
        '<p>Primeiro parágrafo &amp; mais.</p><p>Segundo parágrafo.</p>' +
        '<p><strong>Requisitos</strong></p><ul><li>TypeScript</li><li>R$ 1,5 milhão em vendas</li></ul>' +
        '<p><strong>Benefícios</strong></p><ul><li>Vale-refeição</li><li>Plano de saúde</li></ul>',
      identifier: { '@type': 'PropertyValue', name: 'Araucária Software', value: String(job.id) },
      datePosted: job.createdAt,
      employmentType: 'CONTRACTOR',
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Araucária Software',
        sameAs: system.url,
        logo: `${system.url}/logo.png`,
      },
      url: `${system.url}/vagas/${job.id}`,
      directApply: true,
      industry: 'Software',
      occupationalCategory: 'Engenharia',
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Curitiba',
          addressRegion: 'PR',
          addressCountry: 'BR',
        },
      },
      jobBenefits: 'Vale-refeição, Plano de saúde',
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'BRL',
        value: { '@type': 'QuantitativeValue', unitText: 'MONTH', minValue: 9000 },
      },
    });
    for (const file of ['/previa.png', '/logo.png'])
      expect((await pageOf(file)).headers.get('content-type')).toBe('image/png');
    await admin.delete(`/api/jobs/${job.id}`);
  });

  it('show lists and emphasis of a description, escape everything else, and name similar jobs', async () => {
    const department = 'Sala de máquinas';
    const description = 'Você vai:\n\n- cuidar de **trens**\n- ler <i>mapas</i>';
    const job = await create({ department, description });
    const similar = await create({ department, title: 'Maquinista' });
    const path = `/vagas/${job.id}`;
    const { body } = await eventually(async () => {
      const page = await pageOf(path);
      return page.body.includes('Vagas parecidas') && page;
    });
    expect(body).toContain(
      '<p>Você vai:</p><ul><li>cuidar de <strong>trens</strong></li><li>ler &lt;i&gt;mapas&lt;/i&gt;</li></ul>',
    );
    expect(meta(body, 'description')).toBe(
      'Curitiba, PR. Você vai: cuidar de trens ler &lt;i&gt;mapas&lt;/i&gt;',
    );
    expect(posting(body)?.description).toContain('<li>cuidar de <strong>trens</strong></li>');
    expect(body).toContain(`href="/vagas/${similar.id}"`);
    await admin.put(`/api/jobs/${similar.id}`, { ...similar, isActive: false });
    await eventually(async () => !(await pageOf(path)).body.includes(`href="/vagas/${similar.id}"`));
    for (const { id } of [job, similar]) await admin.delete(`/api/jobs/${id}`);
  });

  it('show the closing day of a job, and are those of a closed job when it has ended', async () => {
    const closesOn = addDays(today(), 40);
    const day = closesOn.split('-').reverse().join('/');
    const job = await create({ closesOn });
    const path = `/vagas/${job.id}`;
    const everywhere = async () => {
      const paths = [path, '/vagas', '/', '/sitemap.xml', '/vagas.rss'];
      const bodies = (await Promise.all(paths.map((each) => pageOf(each)))).map(({ body }) => body);
      const { status } = await pageOf(path);
      return { status, bodies, naming: bodies.filter((body) => body.includes(path)).length };
    };
    const open = await everywhere();
    expect(open).toMatchObject({ status: 200, naming: 5 });
    expect(open.bodies[0]).toContain(`Inscrições até ${day}`);
    expect(open.bodies[1]).toContain(`Inscrições até ${day}`);
    expect(open.bodies[4]).toContain(`Inscrições até ${day}`);
    expect(posting(open.bodies[0]!)).toMatchObject({ validThrough: `${closesOn}T23:59:59-03:00` });

    // The clock closes it: no change is published, and the caches expire by themselves.
    await system.rows('update jobs.job set closes_on = $2 where id = $1', [job.id, addDays(today(), -1)]);
    const closed = await eventually(async () => {
      const now = await everywhere();
      return now.status === 410 && now.naming < 2 && now;
    });
    expect(closed.bodies[0]).toContain('Esta vaga foi encerrada');
    const visitor = system.visitor();
    expect(await visitor.get(`/api/jobs/${job.id}`)).toMatchObject({ status: 404, body: { closed: true } });
    expect((await visitor.get<JobView[]>('/api/jobs')).body.map(({ id }) => id)).not.toContain(job.id);

    const stored = (await admin.get<JobView>(`/api/jobs/${job.id}`)).body;
    expect(stored).toMatchObject({ isActive: true, closesOn: addDays(today(), -1) });
    const again = await admin.put<JobView>(`/api/jobs/${job.id}`, { ...stored, title: 'Ainda encerrada' });
    expect(again).toMatchObject({ status: 200, body: { closesOn: addDays(today(), -1) } });
    expect((await pageOf(path)).status).toBe(410);
    await admin.put(`/api/jobs/${job.id}`, { ...stored, closesOn: today() });
    expect((await pageOf(path)).body).toContain('Último dia');
    await admin.delete(`/api/jobs/${job.id}`);
  });

  it('show each change of a job, on every gateway', async () => {
    const [here, there] = system.running.urls as [string, string];
    // Past the load balancer, which may send a change to either gateway.
    const author = new Visitor(here);
    expect((await author.login('admin', ADMIN_PASSWORD)).status).toBe(200);
    const { body: job } = await author.post<JobView>('/api/jobs', jobInput);
    const path = `/vagas/${job.id}`;
    const at = async (url: string) => {
      const [page, list, map, feed] = await Promise.all(
        [path, '/vagas', '/sitemap.xml', '/vagas.rss'].map((each) => pageOf(each, url)),
      );
      return { page: page!, list: list!.body, map: map!.body, feed: feed!.body };
    };
    await eventually(async () => (await at(there)).feed.includes(path));
    expect((await at(here)).list).toContain(`href="${path}"`);
    expect((await at(here)).map).toContain(`${path}</loc>`);

    await author.put(`/api/jobs/${job.id}`, { ...jobInput, title: 'Um nome novo' });
    expect((await at(here)).page.body).toContain('<h1');
    expect((await at(here)).page.body).toContain('Um nome novo · Araucária Talentos</title>');
    await eventually(async () => (await at(there)).page.body.includes('Um nome novo'));

    await author.put(`/api/jobs/${job.id}`, { ...jobInput, isActive: false });
    for (const ending of ['closed', 'deleted']) {
      if (ending === 'deleted') expect((await author.delete(`/api/jobs/${job.id}`)).status).toBe(204);
      await eventually(async () => (await at(there)).page.status === 410);
      const { page, list, map, feed } = await at(here);
      expect(page.status).toBe(410);
      expect(page.body).toContain('Esta vaga foi encerrada');
      expect(page.body.match(/<article/g)).toHaveLength(4);
      expect(page.body).toContain('<meta name="robots" content="noindex" />');
      expect(posting(page.body)).toBeNull();
      for (const text of [list, map, feed]) expect(text).not.toContain(path);
    }
    await eventually(async () => !(await at(there)).list.includes(`href="${path}"`));
  });

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
