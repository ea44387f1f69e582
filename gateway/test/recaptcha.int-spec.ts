import { RecaptchaProvider } from '../src/captcha/recaptcha.provider.js';
import { startExternalServer, type ExternalServer } from './external-server.js';

describe('Google reCAPTCHA', () => {
  let server: ExternalServer;
  let recaptcha: RecaptchaProvider;
  const accepts = () => recaptcha.accepts('token', '203.0.113.7');

  beforeAll(async () => {
    server = await startExternalServer();
    recaptcha = new RecaptchaProvider({
      siteKey: 'site-key',
      secret: 'secret',
      hostname: 'talentos.example',
      verifyUrl: `${server.url}/siteverify`,
      verifyTimeoutMs: 300,
    });
  });
  afterAll(() => server.stop());

  it('accepts a token solved on the site, and sends it with the secret and the address', async () => {
    server.respond({ body: '{"success":true,"hostname":"talentos.example"}' });
    expect(await accepts()).toBe(true);
    expect(Object.fromEntries(new URLSearchParams(server.bodies[0]))).toEqual({
      secret: 'secret',
      response: 'token',
      remoteip: '203.0.113.7',
    });
  });

  it.each([
    ['a wrong or used token', '{"success":false,"error-codes":["timeout-or-duplicate"]}'],
    ['a token solved on another site', '{"success":true,"hostname":"other.example"}'],
    ['a response that names no site', '{"success":true}'],
    ['another JSON document', '[]'],
    ['a success that is not a boolean', '{"success":"true","hostname":"talentos.example"}'],
  ])('refuses %s', async (_case, body) => {
    server.respond({ body });
    expect(await accepts()).toBe(false);
  });

  it.each([
    ['an invalid JSON document', { body: '<html>' }],
    ['an empty JSON document', { body: 'null' }],
    ['a failure', { status: 503, body: '{"success":true,"hostname":"talentos.example"}' }],
    ['no response within the timeout', undefined],
  ])('is unavailable after %s', async (_case, response) => {
    server.respond(response);
    await expect(accepts()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('follows no redirect: the secret stays with the configured address', async () => {
    const other = await startExternalServer();
    other.respond({ body: '{"success":true,"hostname":"talentos.example"}' });
    server.respond({ status: 307, headers: { location: other.url }, body: '' });
    await expect(accepts()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(other.bodies).toEqual([]);
    await other.stop();
  });
});
