import { rest } from './rest';

it('REST calls have the paths, bodies and responses of the document of the gateway', () => {
  const right = [
    () => rest('GET', `/api/candidates/${1}/resume-base64`),
    () => rest('DELETE', `/api/home-picture?from=${String(1)}`),
    () => rest('POST', '/api/auth/links/renewal', { token: 'x' }),
    async (): Promise<string> => (await rest('GET', '/api/auth/options')).localLogin,
  ];
  const wrong = [
    // @ts-expect-error No such call.
    () => rest('GET', '/api/candidate'),
    // @ts-expect-error Another method.
    () => rest('PUT', '/api/auth/me'),
    // @ts-expect-error A segment more.
    () => rest('GET', `/api/candidates/${1}/resume-base64/more`),
    // @ts-expect-error The body is missing.
    () => rest('POST', '/api/auth/links/renewal'),
    // @ts-expect-error The body has another field.
    () => rest('POST', '/api/auth/links/renewal', { link: 'x' }),
    // @ts-expect-error The response has no such field.
    async () => void (await rest('GET', '/api/auth/options')).local,
  ];
  expect([right.length, wrong.length]).toEqual([4, 6]);
});
