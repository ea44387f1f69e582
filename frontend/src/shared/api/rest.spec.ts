import { RestError, refusalOf, withTimestamp } from './rest';
import { onUnauthorized } from './unauthorized';

describe('REST calls', () => {
  it('adds the current time to every path', () => {
    expect(withTimestamp('/api/jobs')).toMatch(/^\/api\/jobs\?t=\d+$/);
    expect(withTimestamp('/api/jobs?a=1')).toMatch(/^\/api\/jobs\?a=1&t=\d+$/);
  });

  it('puts status and body into the message, or the status text without a body', () => {
    expect(RestError.of(409, '{"code":"X","message":"Já existe"}', 'Conflict').message).toBe(
      '409: {"code":"X","message":"Já existe"}',
    );
    expect(RestError.of(502, '', 'Bad Gateway').message).toBe('502: Bad Gateway');
  });

  it("returns the server's message if there is one", () => {
    expect(RestError.of(409, '{"message":"Já existe"}', '').sentence).toBe('Já existe');
    expect(RestError.of(400, '{"details":"Falta o arquivo"}', '').sentence).toBe('Falta o arquivo');
    expect(RestError.of(502, '<html>', '').sentence).toBeUndefined();
  });
});

describe('a refused response', () => {
  it.each([
    [401, 'UNAUTHENTICATED', 1],
    [403, 'FORBIDDEN', 0],
  ])('%d %s leads %d times to the login, also for a file', async (status, code, times) => {
    let reports = 0;
    onUnauthorized(() => (reports += 1));
    const error = await refusalOf(new Response(JSON.stringify({ code, message: 'Não' }), { status }));
    expect(error).toMatchObject({ status, sentence: 'Não' });
    expect(reports).toBe(times);
  });
});
