import { signOnOf } from '../src/single-sign-on/single-sign-on.service.js';
import { localPath } from '../src/single-sign-on/local-path.js';
import { readSingleSignOnConfig } from '../src/single-sign-on/single-sign-on-config.js';

const ENV = {
  OIDC_ISSUER: 'https://login.empresa.example/',
  OIDC_CLIENT_ID: 'araucaria',
  OIDC_CLIENT_SECRET: 'segredo',
  OIDC_DOMAINS: 'Empresa.example, filial.example',
  OIDC_ROLE_MAP: 'Pessoas=administrador, Pessoas=funcionario,CN=TI=recrutador',
};
const read = (changes: Record<string, string> = {}) =>
  readSingleSignOnConfig(new URL('https://talentos.example/x'), { ...ENV, ...changes });

describe('the configuration of single sign-on', () => {
  it('is off without an issuer', () => {
    expect(read({ OIDC_ISSUER: '' })).toEqual({ provider: undefined, localLogin: 'on' });
  });

  it('has the domains in lower case, the roles by group and the address of the callback', () => {
    expect(read().provider).toMatchObject({
      domains: ['empresa.example', 'filial.example'],
      rolesByGroup: new Map([
        ['Pessoas', ['administrador', 'funcionario']],
        ['CN=TI', ['recrutador']],
      ]),
      redirectUri: 'https://talentos.example/api/auth/sso/callback',
    });
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ OIDC_ISSUER: 'http://login.empresa.example' }, /must be https/],
    [{ OIDC_CLIENT_SECRET: '' }, /OIDC_CLIENT_SECRET is missing/],
    [{ OIDC_DOMAINS: '' }, /OIDC_DOMAINS is missing/],
    [{ OIDC_ROLE_MAP: 'Pessoas=chefe' }, /'Pessoas=chefe' is not 'group=role'/],
    [{ OIDC_ISSUER: '', LOCAL_LOGIN: 'off' }, /only with OIDC_ISSUER/],
    [{ LOCAL_LOGIN: 'talvez' }, /LOCAL_LOGIN/],
  ])('refuses %j', (changes, message) => expect(() => read(changes)).toThrow(message));
});

describe('the access of a user of the provider', () => {
  const { provider } = read();
  const claims = { sub: '1', email: 'ana@empresa.example', email_verified: true, groups: 'Pessoas' };

  it('follows a group that is stated as a text, too', () => {
    expect(provider && signOnOf(claims, provider)).toMatchObject({
      isAdmin: true,
      isEmployee: true,
      roles: [],
    });
    expect(provider && signOnOf({ ...claims, groups: ['CN=TI'] }, provider)).toMatchObject({
      isAdmin: false,
      roles: ['recrutador'],
    });
  });

  it.each([
    [{ email_verified: 'true' }, 'unverified-email'],
    [{ email_verified: undefined }, 'unverified-email'],
    [{ email: 'ana@empresa.example@evil.example' }, 'foreign-domain'],
    [{ groups: undefined }, 'no-group'],
    [{ groups: [['Pessoas']] }, 'no-group'],
  ])('is refused with %j', (changes, reason) => {
    expect(() => provider && signOnOf({ ...claims, ...changes }, provider)).toThrow(
      `single sign-on: ${reason}`,
    );
  });
});

describe('the page after a login', () => {
  it.each([
    ['/candidatos?q=1#a', '/candidatos?q=1#a'],
    ['//evil.example', '/login'],
    ['/\\evil.example', '/login'],
    ['/\t/evil.example', '/login'],
    ['/./%2e/..//evil.example', '/login'],
    ['javascript:alert(1)', '/login'],
    [['/a'], '/login'],
    [undefined, '/login'],
  ])('of %j is %s', (target, path) => expect(localPath(target)).toBe(path));
});
