import { readGatewayConfig } from '../src/gateway-config.js';

const SECRET = 's'.repeat(32);
const LOCAL = {
  NODE_ENV: 'development',
  PUBLIC_URL: 'http://localhost:3000',
  SESSION_SECRET: SECRET,
  CAPTCHA_SECRET: SECRET,
};
const PRODUCTION = {
  ...LOCAL,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://talentos.example',
  TRUSTED_PROXIES: 'uniquelocal',
};

describe('the configuration of the gateway', () => {
  it('defaults to production', () => {
    expect(readGatewayConfig({ ...PRODUCTION, NODE_ENV: undefined })).toMatchObject({
      production: true,
      https: true,
      rateLimits: true,
    });
    expect(readGatewayConfig(LOCAL)).toMatchObject({ production: false, https: false });
    // Administrators need a second factor unless a setting says otherwise, but not on a developer's machine.
    expect(readGatewayConfig(PRODUCTION).requireSecondFactor).toBe('admins-after-grace');
    expect(readGatewayConfig({ ...PRODUCTION, REQUIRE_SECOND_FACTOR: 'off' }).requireSecondFactor).toBe(
      'off',
    );
    expect(readGatewayConfig(LOCAL).requireSecondFactor).toBe('off');
  });

  it.each([
    ['PUBLIC_URL', { ...LOCAL, PUBLIC_URL: '' }],
    ['SESSION_SECRET', { ...LOCAL, SESSION_SECRET: undefined }],
    ['SESSION_SECRET', { ...LOCAL, SESSION_SECRET: 'short' }],
    ['CAPTCHA_SECRET', { ...LOCAL, CAPTCHA_SECRET: 'short' }],
    ['RATE_LIMITS', { ...LOCAL, RATE_LIMITS: 'perhaps' }],
    ['RATE_LIMITS', { ...PRODUCTION, RATE_LIMITS: 'off' }],
    ['PUBLIC_URL', { ...PRODUCTION, PUBLIC_URL: 'http://talentos.example' }],
    ['TRUSTED_PROXIES', { ...PRODUCTION, TRUSTED_PROXIES: '' }],
    ['TRUSTED_PROXIES', { ...PRODUCTION, TRUSTED_PROXIES: ' , ' }],
    ['proxy.example', { ...LOCAL, TRUSTED_PROXIES: '10.0.0.1,proxy.example' }],
    ['10.0.0.0/33', { ...LOCAL, TRUSTED_PROXIES: '10.0.0.0/33' }],
    ['HSTS_SUBDOMAINS', { ...LOCAL, HSTS_SUBDOMAINS: 'yes' }],
    ['SECURITY_CONTACT', { ...LOCAL, SECURITY_CONTACT: 'seguranca@talentos.example' }],
    ['SECURITY_CONTACT', { ...LOCAL, SECURITY_CONTACT: 'javascript:alert(1)' }],
    ['SECURITY_EXPIRES', { ...LOCAL, SECURITY_EXPIRES: 'next year' }],
    ['CAPTCHA_KEYS', { ...LOCAL, CAPTCHA_KEYS: '0' }],
    ['CAPTCHA_KEYS', { ...LOCAL, CAPTCHA_KEYS: '0.5' }],
    ['RECAPTCHA_SECRET', { ...LOCAL, RECAPTCHA_SITE_KEY: 'key' }],
  ])('rejects the environment and names %s', (name, environment) => {
    expect(() => readGatewayConfig(environment)).toThrow(name);
  });

  it('accepts a list of proxies', () => {
    const TRUSTED_PROXIES = '10.0.0.0/8, 127.0.0.1,fd00::/8,loopback,';
    expect(readGatewayConfig({ ...LOCAL, TRUSTED_PROXIES }).trustedProxies).toEqual([
      '10.0.0.0/8',
      '127.0.0.1',
      'fd00::/8',
      'loopback',
    ]);
  });

  it('requires no proxy in a local run of production', () => {
    const local = { ...PRODUCTION, PUBLIC_URL: 'http://localhost:3000', TRUSTED_PROXIES: '' };
    expect(readGatewayConfig(local)).toMatchObject({ production: true, https: false, trustedProxies: [] });
  });
});
