import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { respondToParserErrors } from '../src/http/parser-errors.js';

describe('a request that Node refuses', () => {
  const server = createServer({ requestTimeout: 200, headersTimeout: 200, connectionsCheckingInterval: 50 });
  beforeAll(async () => {
    respondToParserErrors(server, () => ['x-frame-options', 'DENY']);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('because it does not arrive in time is answered 408 in Portuguese, with the given headers', async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nHost: a\r\n');
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(head).toContain('x-frame-options: DENY');
    expect(JSON.parse(body)).toEqual({
      statusCode: 408,
      code: 'REQUEST_TIMEOUT',
      message: 'A requisição demorou demais para chegar. Tente novamente.',
    });
  });
});
