import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ResumeFiles } from '../src/index.js';

/** The text that every virus scanner reports. In two parts, so that scanners leave this file alone. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const clean = Buffer.from('%PDF-1.4\n%%EOF');
const infected = Buffer.from(`%PDF-1.4\n${EICAR}\n%%EOF`);

/** Speaks the part of clamd's protocol that scans a stream: chunks with their length, ended by one of length 0. */
function startClamd(respond: (file: Buffer) => string | undefined): Promise<Server> {
  const command = 'zINSTREAM\0';
  const serve = (socket: Socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (data: Buffer) => {
      received = Buffer.concat([received, data]);
      if (!received.subarray(0, command.length).equals(Buffer.from(command))) return;
      const chunks: Buffer[] = [];
      for (let at = command.length; received.length >= at + 4;) {
        const length = received.readUInt32BE(at);
        if (length === 0) {
          const reply = respond(Buffer.concat(chunks));
          if (reply !== undefined) socket.end(`${reply}\0`);
          return;
        }
        chunks.push(received.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  };
  return new Promise((resolve) => {
    const server = createServer(serve).listen(0, '127.0.0.1', () => resolve(server));
  });
}

/** `CLAMD_PORT` names the port of a real clamd on this machine whose signatures contain EICAR. */
const realPort = process.env.CLAMD_PORT;

describe('the scan for viruses', () => {
  let server: Server | undefined;
  let folder: string;
  const start = async (respond: (file: Buffer) => string | undefined, port?: string) => {
    server = await startClamd(respond);
    folder = await mkdtemp(join(tmpdir(), 'araucaria-scanned-'));
    const { port: ownPort } = server.address() as { port: number };
    process.env.STORAGE_URL = pathToFileURL(folder).href;
    process.env.CLAMAV_HOST = '127.0.0.1';
    process.env.CLAMAV_PORT = port ?? String(ownPort);
    return new ResumeFiles();
  };
  afterEach(async () => {
    server?.close();
    await rm(folder, { recursive: true });
    delete process.env.CLAMAV_HOST;
    delete process.env.CLAMAV_PORT;
  });
  const scanned = (file: Buffer) =>
    file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
  const stored = async () =>
    (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.pdf'));

  it('stores a clean file, and refuses one with the EICAR text', async () => {
    const files = await start(scanned, realPort);
    const { key } = await files.put(clean);
    expect(await files.read(key)).toEqual(clean);
    await expect(files.put(infected)).rejects.toMatchObject({ code: 'RESUME_INFECTED', status: 422 });
    expect(await stored()).toHaveLength(1);
  });

  it('sends the whole file to the scanner', async () => {
    const seen: number[] = [];
    const files = await start((file) => (seen.push(file.length), 'stream: OK'));
    const large = Buffer.concat([clean, Buffer.alloc(3_000_000, 'x')]);
    await files.put(large);
    expect(seen).toEqual([large.length]);
  });

  it('stores nothing while the scanner cannot be reached, or reports an error', async () => {
    const files = await start(() => 'INSTREAM size limit exceeded. ERROR');
    await expect(files.put(clean)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await new Promise((resolve) => server?.close(resolve));
    await expect(files.put(clean)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await stored()).toEqual([]);
  });

  it('is off without a configured scanner', async () => {
    await start(() => 'stream: X FOUND');
    delete process.env.CLAMAV_HOST;
    expect(await new ResumeFiles().put(infected)).toMatchObject({ key: expect.any(String) as string });
  });
});
