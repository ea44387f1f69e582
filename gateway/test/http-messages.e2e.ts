import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startTestSystem, type TestSystem } from '@araucaria/testing';

describe('HTTP messages that mislead a proxy or a browser', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startTestSystem();
  });
  afterAll(() => system?.stop());

  /** All that the gateway sends until it closes the connection. */
  const sendRaw = (lines: string[], body = ''): Promise<string> => {
    const { hostname, port } = new URL(system.url);
    const socket = connect(Number(port), hostname);
    socket.write([...lines, '', body].join('\r\n'));
    return text(socket);
  };
  const statuses = (received: string) =>
    [...received.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, code]) => code);

  const SECOND = 'GET /api/jobs HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

  it.each([
    ['both lengths', ['Content-Length: 4', 'Transfer-Encoding: chunked'], `0\r\n\r\n${SECOND}`],
    ['two different lengths', ['Content-Length: 0', 'Content-Length: 4'], SECOND],
    ['a length that is no number', ['Content-Length: +0'], SECOND],
    ['an encoding that is not the last', ['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${SECOND}`],
    ['a header over two lines', ['X-Long: one', ' two'], SECOND],
    ['a space before the colon', ['Content-Length : 0'], SECOND],
  ])('refuses %s, and reads no second request from the rest', async (_what, headers, body) => {
    const received = await sendRaw(['POST /api/auth/logout HTTP/1.1', 'Host: a', ...headers], body);
    expect(statuses(received)).toEqual(['400']);
  });

  it.each([
    [
      'a malformed header',
      ['X-Long: one', ' two'],
      400,
      'VALIDATION_FAILED',
      'A requisição está malformada.',
    ],
    [
      'headers of 20 kB',
      [`X-Long: ${'a'.repeat(20_000)}`],
      431,
      'HEADERS_TOO_LARGE',
      'Os cabeçalhos da requisição são longos demais.',
    ],
  ])('refuses %s with an error of the product and the headers of every response', async (...row) => {
    const [, headers, statusCode, code, message] = row;
    const received = await sendRaw(['GET /api/jobs HTTP/1.1', 'Host: a', ...headers], '');
    const [head = '', body = ''] = received.split('\r\n\r\n');
    expect(statuses(received)).toEqual([String(statusCode)]);
    expect(JSON.parse(body)).toEqual({ statusCode, code, message });
    const names = head.split('\r\n').map((line) => line.split(':')[0]!.toLowerCase());
    const expected = await fetch(`${system.url}/api/jobs`);
    for (const name of expected.headers.keys())
      if (/policy|^x-(frame|content)/.test(name)) expect(names).toContain(name);
    expect(names).toEqual(expect.arrayContaining(['content-security-policy', 'x-frame-options']));
  });

  it('has no TRACE', async () => {
    const received = await sendRaw([
      'TRACE /api/jobs HTTP/1.1',
      'Host: a',
      'X-Secret: s',
      'Connection: close',
    ]);
    expect(statuses(received)).toEqual(['405']);
    expect(received).not.toContain('X-Secret');
  });

  it('lets no other origin read a response', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const headers = { origin: 'https://other.example', 'access-control-request-method': 'PUT' };
      const response = await fetch(`${system.url}/api/jobs`, { method, headers });
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});
