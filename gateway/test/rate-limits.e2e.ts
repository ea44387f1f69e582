import { Visitor, startTestSystem, type ApiResponse, type TestSystem } from '@araucaria/testing';

describe('rate limits', () => {
  let system: TestSystem;
  beforeAll(async () => {
    // Behind a proxy on this machine, so that a test can be many people.
    system = await startTestSystem('usual', { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1/8,::1' });
  });
  afterAll(() => system?.stop());

  let people = 0;
  /** Sends the same request many times, from one address that no other test uses. */
  const repeat = async (
    times: number,
    method: string,
    path: string,
    body: (n: number) => unknown = () => ({}),
  ) => {
    const from = { 'x-forwarded-for': `203.0.113.${++people}` };
    const answers: ApiResponse[] = [];
    for (let n = 0; n < times; n++)
      answers.push(await new Visitor(system.url).send(method, path, body(n), from));
    return answers;
  };
  const refusedFrom = (answers: ApiResponse[]) => answers.findIndex(({ status }) => status === 429);

  it.each([
    ['30 logins', 30, '/api/auth/login', (n: number) => ({ username: `user-${n}-${people}`, password: 'x' })],
    ['10 applications', 10, '/api/candidates', () => ({})],
    ['10 requests about personal data', 10, '/api/privacy/requests', () => ({})],
    ['10 uploads', 10, '/api/resume/upload', () => ({})],
  ])('allow %s a minute', async (_what, most, path, body) => {
    const answers = await repeat(most + 2, 'POST', path, body);
    expect(refusedFrom(answers)).toBe(most);
    const { status, body: refusal, headers } = answers[most] as ApiResponse;
    expect({ status, refusal }).toMatchObject({
      status: 429,
      refusal: { statusCode: 429, code: 'TOO_MANY_REQUESTS', message: expect.stringMatching(/Aguarde/) },
    });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });

  it('count applications by REST and GraphQL together', async () => {
    const from = { 'x-forwarded-for': `203.0.113.${++people}` };
    const visitor = system.visitor();
    for (let n = 0; n < 10; n++) await visitor.send('POST', '/api/candidates', {}, from);
    const input = '{ firstName: "Ana", lastName: "Lima", email: "a@b.com", phone: "41999999999" }';
    const query = `mutation { apply(input: ${input}) { id } }`;
    const { body } = await visitor.send('POST', '/graphql', { query }, from);
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] });
  });

  it('count all addresses of an IPv6 subscriber together', async () => {
    const answers: ApiResponse[] = [];
    for (let n = 0; n < 12; n++)
      answers.push(
        await system
          .visitor()
          .send('POST', '/api/candidates', {}, { 'x-forwarded-for': `2001:db8:${people}:7::${n + 1}` }),
      );
    expect(refusedFrom(answers)).toBe(10);
  });

  it('allow 600 other calls a minute, counted per address', async () => {
    const from = { 'x-forwarded-for': `203.0.113.${++people}` };
    const get = () => fetch(`${system.url}/api/recaptcha/site-key`, { headers: from });
    for (let n = 0; n < 600; n += 50)
      for (const answer of await Promise.all(Array.from({ length: 50 }, get)))
        expect(answer.status).toBe(200);
    expect((await get()).status).toBe(429);
    expect((await system.visitor().get('/api/recaptcha/site-key')).status).toBe(200);
    expect((await fetch(`${system.url}/health/live`, { headers: from })).status).toBe(200);
  });

  it('hold for the cached list of jobs too, which has the headers of other responses', async () => {
    const from = { 'x-forwarded-for': `203.0.113.${++people}` };
    const namesOf = (headers: Headers) => [...headers.keys()].filter((name) => name !== 'set-cookie').sort();
    const kept = (await system.visitor().send('GET', '/api/jobs', undefined, from)).headers;
    const ordinary = (await (await system.admin()).get('/api/jobs')).headers;
    expect(namesOf(kept)).toEqual(namesOf(ordinary));
    expect(kept.get('x-content-type-options')).toBe('nosniff');
    expect(kept.get('cache-control')).toBe('no-store');

    const answers: Response[] = [];
    for (let call = 0; call < 620; call += 20) {
      const get = () => fetch(`${system.url}/api/jobs`, { headers: from });
      answers.push(...(await Promise.all(Array.from({ length: 20 }, get))));
    }
    const statuses = answers.map(({ status }) => status);
    expect([statuses[0], new Set(statuses)]).toEqual([200, new Set([200, 429])]);
    const refused = answers.find(({ status }) => status === 429)?.headers;
    for (const name of ['x-content-type-options', 'content-security-policy', 'permissions-policy'])
      expect([name, refused?.get(name)]).toEqual([name, ordinary.get(name)]);
  });
});
