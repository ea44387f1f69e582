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
import { answers, jobInput, meta, posting, servedPage } from './served-page.js';

describe('pages of jobs, rendered by the gateway', () => {
  let system: TestSystem;
  let admin: Visitor;
  beforeAll(async () => {
    system = await startTestSystem('two-gateways');
    admin = await system.admin();
  });
  afterAll(() => system?.stop());

  const pageOf = (path: string, url = system.url) => servedPage(url, path);
  const create = async (changes: object = {}) =>
    (await admin.post<JobView>('/api/jobs', { ...jobInput, ...changes })).body;

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
      const pages = await Promise.all(paths.map((each) => pageOf(each)));
      const bodies = pages.map(({ body }) => body);
      return {
        status: pages[0]?.status,
        bodies,
        naming: bodies.filter((body) => body.includes(path)).length,
      };
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
});
