import { RestError, withTimestamp } from './rest';

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
