import { rest } from './rest';
import { pathTo } from './rest-paths';

describe('paths of REST calls', () => {
  it('hold the values of their parameters, which cannot add a segment or a query', () => {
    expect(pathTo('/api/candidates/{id}/export', { id: 7 })).toBe('/api/candidates/7/export');
    expect(pathTo('/api/referrals/code/{code}', { code: 'A/B?c' })).toBe('/api/referrals/code/A%2FB%3Fc');
    expect(pathTo('/api/home-picture', {}, { from: 'a b' })).toBe('/api/home-picture?from=a+b');
  });

  it('are those of the document of the gateway, with its bodies', () => {
    const wrong = [
      // @ts-expect-error No such call.
      () => rest('GET', '/api/candidate'),
      // @ts-expect-error Another method.
      () => rest('PUT', '/api/auth/me'),
      // @ts-expect-error The id is missing.
      () => rest('GET', '/api/candidates/{id}/resume-base64'),
      // @ts-expect-error The body is missing.
      () => rest('POST', '/api/auth/links/renewal'),
      // @ts-expect-error The body has another field.
      () => rest('POST', '/api/auth/links/renewal', { link: 'x' }),
      // @ts-expect-error The response has no such field.
      async () => void (await rest('GET', '/api/auth/options')).local,
    ];
    expect(wrong).toHaveLength(6);
  });
});
