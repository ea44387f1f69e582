import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { AppError } from '@araucaria/platform';
import { receiveResume } from '../src/resumes/resume-upload.js';

describe('the body of an upload', () => {
  let server: FastifyInstance;
  beforeAll(async () => {
    server = Fastify();
    await server.register(multipart, { limits: { files: 1, fields: 10, parts: 11 } });
    server.post('/', async (request, reply) => {
      try {
        const { bytes, filename } = await receiveResume(request);
        return { filename, size: bytes.length };
      } catch (error) {
        const code = error instanceof AppError && error.code;
        return reply.code(400).send({ code, readers: request.raw.listenerCount('data') });
      }
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  const HEADERS = { 'content-type': 'multipart/form-data; boundary=x' };
  const FILE =
    '--x\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\ncontent-type: application/pdf\r\n\r\n';

  it.each([
    ['boundaries', '\r\n--x'],
    ['parts', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n'],
    ['headers', '--x\r\na:b\r\n\r\n\r\n'],
    ['files', '--x\r\ncontent-disposition: form-data; name="a"; filename="b"\r\n\r\nb\r\n'],
  ])('is parsed no further after too many %s', async (_what, unit) => {
    const { port } = server.server.address() as AddressInfo;
    const outgoing = send({ port, host: '127.0.0.1', method: 'POST', headers: HEADERS });
    const answer = new Promise<string>((resolve, reject) => {
      outgoing.on('error', reject).on('response', (response) => {
        response.setEncoding('utf8').on('data', resolve);
      });
    });
    // No end: what is read by then decides.
    outgoing.write(unit.repeat(5_000));
    expect(JSON.parse(await answer)).toEqual({ code: 'VALIDATION_FAILED', readers: 0 });
    outgoing.destroy();
  });

  it('may hold a file with thousands of lines of dashes, in chunks that part them', async () => {
    const { port } = server.server.address() as AddressInfo;
    const lines = '\r\n-- 2020 a 2024 --'.repeat(9_000);
    const body = `${FILE}%PDF-1.4${lines}\r\n--x--\r\n`;
    const outgoing = send({ port, host: '127.0.0.1', method: 'POST', headers: HEADERS });
    const answer = new Promise<string>((resolve, reject) => {
      outgoing.on('error', reject).on('response', (response) => {
        response.setEncoding('utf8').on('data', resolve);
      });
    });
    for (let at = 0; at < body.length; at += 4_099) outgoing.write(body.slice(at, at + 4_099));
    outgoing.end();
    expect(JSON.parse(await answer)).toEqual({ filename: 'cv.pdf', size: '%PDF-1.4'.length + lines.length });
  });
});
