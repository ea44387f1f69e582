import { applicant, resumePdf, startTestSystem, type TestSystem } from '@araucaria/testing';

describe('the upload of a client that asks for no token', () => {
  let system: TestSystem;
  let people = 0;
  beforeAll(async () => {
    system = await startTestSystem('usual', { TRUSTED_PROXIES: '127.0.0.1/8,::1' });
  });
  afterAll(() => system?.stop());

  const uploadFrom = async (ip: string) => {
    const form = new FormData();
    form.set('resume', new File([new Uint8Array(await resumePdf())], 'cv.pdf', { type: 'application/pdf' }));
    const { body } = await system
      .visitor()
      .send<{ resumeUrl: string }>('POST', '/api/resume/upload', form, { 'x-forwarded-for': ip });
    expect(body.resumeUrl).toMatch(/^\/api\/resumes\/[\da-f-]{36}\.pdf$/);
    return body.resumeUrl;
  };
  const applyFrom = async (ip: string, more: object) => {
    const form = { ...applicant(900 + ++people), recaptchaToken: await system.captcha(), ...more };
    return system.visitor().send('POST', '/api/candidates', form, { 'x-forwarded-for': ip });
  };
  const NOT_FOUND = { status: 400, body: { errors: [{ field: 'resumeUrl' }] } };

  it('is not taken by who learns its key first, and stays for its sender', async () => {
    const resumeUrl = await uploadFrom('203.0.113.7');
    expect(await applyFrom('198.51.100.9', { resumeUrl })).toMatchObject(NOT_FOUND);
    const guessed = `${resumeUrl}?envio=${'a'.repeat(43)}`;
    expect(await applyFrom('198.51.100.9', { resumeUrl: guessed })).toMatchObject(NOT_FOUND);
    expect((await applyFrom('203.0.113.7', { resumeUrl })).status).toBe(201);
  });

  it('is of all addresses of one IPv6 subscriber', async () => {
    const resumeUrl = await uploadFrom('2001:db8:7:7::1');
    expect(await applyFrom('2001:db8:7:8::1', { resumeUrl })).toMatchObject(NOT_FOUND);
    expect((await applyFrom('2001:db8:7:7::2', { resumeUrl })).status).toBe(201);
  });

  it('is of no importance to a form that holds the file itself, from wherever it comes', async () => {
    const resumeUrl = await uploadFrom('203.0.113.8');
    const resumeData = (await resumePdf()).toString('base64');
    expect((await applyFrom('198.51.100.9', { resumeUrl, resumeData })).status).toBe(201);
  });
});
