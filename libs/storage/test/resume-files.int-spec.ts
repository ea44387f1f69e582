import { chmod, mkdtemp, open, readlink, rm, stat, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import S3rver from '@20minutes/s3rver';
import Account from '@20minutes/s3rver/lib/models/account.js';
import { MAX_RESUME_BYTES } from '@araucaria/contracts';
import { ResumeFiles } from '../src/index.js';

const MISSING_KEY = 'resumes/00000000-0000-4000-8000-000000000000.pdf';

/** Starts a storage, sets the environment for it and returns how to stop it. */
type StartStorage = () => Promise<() => Promise<void>>;

const startFolder: StartStorage = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'araucaria-files-'));
  process.env.STORAGE_URL = pathToFileURL(folder).href;
  return () => rm(folder, { recursive: true, force: true });
};

const startS3: StartStorage = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'araucaria-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    // This server computes another signature than AWS for the address of a bucket with a query.
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name: 'resumes' }],
  });
  const { port } = await server.run();
  Object.assign(process.env, {
    STORAGE_URL: 's3://resumes',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
  });
  return async () => {
    server.httpServer.closeAllConnections();
    await server.close();
    await rm(directory, { recursive: true, force: true });
  };
};

/** The time by which the S3 server dates its files, which a run on another day does not shift. */
async function diskTimeMs(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'araucaria-time-'));
  const { mtimeMs } = await stat(folder);
  await rm(folder, { recursive: true });
  return mtimeMs;
}

async function keysOf(files: ResumeFiles): Promise<string[]> {
  const keys: string[] = [];
  for await (const page of files.pages()) keys.push(...page);
  return keys;
}

describe.each([
  ['a folder', startFolder, () => Promise.resolve(Date.now())],
  ['a bucket of an S3 server', startS3, diskTimeMs],
])('ResumeFiles in %s', (_storage, startStorage, timeMs) => {
  const pdf = Buffer.from('%PDF-1.4\n%%EOF');
  let files: ResumeFiles;
  let stopStorage: () => Promise<void>;

  beforeEach(async () => {
    stopStorage = await startStorage();
    files = new ResumeFiles();
  });
  afterEach(() => stopStorage());

  it('returns the stored bytes by a random key', async () => {
    const { key } = await files.put(pdf);
    expect(key).toMatch(/^resumes\/[0-9a-f-]{36}\.pdf$/);
    expect(await files.read(key)).toEqual(pdf);
    expect(await buffer(await files.stream(key))).toEqual(pdf);
    expect((await files.put(pdf)).key).not.toBe(key);
  });

  it('stores a file of the maximum size', async () => {
    const largest = Buffer.concat([pdf, Buffer.alloc(MAX_RESUME_BYTES - pdf.length)]);
    expect((await files.read((await files.put(largest)).key)).equals(largest)).toBe(true);
  });

  it('lists the keys and the times of stored files', async () => {
    const before = await timeMs();
    const keys = [(await files.put(pdf)).key, (await files.put(pdf)).key];
    expect((await keysOf(files)).sort()).toEqual(keys.sort());
    const storedAt = (await files.storedAt(keys[0] ?? ''))?.getTime() ?? 0;
    // Storages may keep whole seconds only.
    expect(storedAt).toBeGreaterThanOrEqual(before - 1_000);
    expect(storedAt).toBeLessThanOrEqual((await timeMs()) + 1_000);
  });

  it.each([
    ['an empty file', Buffer.alloc(0), 'VALIDATION_FAILED'],
    ['a JPEG named .pdf', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'a file above the maximum size',
      Buffer.concat([pdf, Buffer.alloc(MAX_RESUME_BYTES)]),
      'PAYLOAD_TOO_LARGE',
    ],
  ])('refuses %s and stores nothing', async (_description, bytes, code) => {
    await files.put(pdf);
    await expect(files.put(bytes)).rejects.toMatchObject({ code });
    expect(await keysOf(files)).toHaveLength(1);
  });

  it('removes a file, also a second time', async () => {
    const { key } = await files.put(pdf);
    await files.remove(key);
    await files.remove(key);
    expect(await files.exists(key)).toBe(false);
    expect(await files.storedAt(key)).toBeUndefined();
  });

  it('has no file with an unknown key', async () => {
    expect(await files.exists(MISSING_KEY)).toBe(false);
    expect(await files.storedAt(MISSING_KEY)).toBeUndefined();
    await expect(files.read(MISSING_KEY)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it.each([['../secrets'], ['resumes/../../etc/passwd'], ['resumes/x.pdf'], ['']])(
    'refuses the malformed key %j',
    async (key) => {
      expect(await files.exists(key)).toBe(false);
      await expect(files.read(key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    },
  );
});

describe('ResumeFiles in a bucket', () => {
  it('are read and written while the keys of the bucket are replaced, and refused with the old ones', async () => {
    const stop = await startS3();
    const account = Account.registry.get('S3RVER');
    const pdf = Buffer.from('%PDF-1.4\n%%EOF');
    try {
      const before = new ResumeFiles();
      const { key } = await before.put(pdf);
      account?.createKeyPair('NEWKEY', 'NEWSECRET');
      // A replica that has restarted, beside one that has not.
      Object.assign(process.env, { S3_ACCESS_KEY: 'NEWKEY', S3_SECRET_KEY: 'NEWSECRET' });
      const after = new ResumeFiles();
      expect([await before.read(key), await after.read(key)]).toEqual([pdf, pdf]);
      account?.revokeAccessKey('S3RVER');
      expect(await after.read((await after.put(pdf)).key)).toEqual(pdf);
      await expect(before.read(key)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    } finally {
      account?.createKeyPair('S3RVER', 'S3RVER');
      await stop();
    }
  });
});

describe('ResumeFiles in a folder', () => {
  it('lets no other user of the machine open the folder or a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'araucaria-files-'));
    await chmod(folder, 0o755);
    process.env.STORAGE_URL = pathToFileURL(folder).href;
    const { key } = await new ResumeFiles().put(Buffer.from('%PDF-1.4'));
    const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    expect(await modeOf(join(folder, key))).toBe('600');
    expect(await modeOf(join(folder, 'resumes'))).toBe('700');
    expect(await modeOf(folder)).toBe('700');
    await rm(folder, { recursive: true });
  });

  it('returns when the file and its name are on the disk, not only in the memory of the system', async () => {
    const stop = await startFolder();
    const folder = fileURLToPath(process.env.STORAGE_URL ?? '');
    const handle = await open(import.meta.filename);
    const prototype = Object.getPrototypeOf(handle) as FileHandle;
    const original = Object.getOwnPropertyDescriptor(prototype, 'sync') as PropertyDescriptor;
    await handle.close();
    const synchronized: string[] = [];
    Object.defineProperty(prototype, 'sync', {
      ...original,
      value: async function (this: FileHandle) {
        synchronized.push(await readlink(`/proc/self/fd/${this.fd}`));
      },
    });
    const { key } = await new ResumeFiles()
      .put(Buffer.from('%PDF-1.4'))
      .finally(() => Object.defineProperty(prototype, 'sync', original));
    await stop();
    expect(synchronized.sort()).toEqual([join(folder, 'resumes'), join(folder, key)]);
  });
});

describe('ResumeFiles without its S3 server', () => {
  it.each<[string, (files: ResumeFiles) => Promise<unknown>]>([
    ['storing', (files) => files.put(Buffer.from('%PDF-1.4'))],
    ['reading', (files) => files.read(MISSING_KEY)],
    ['checking', (files) => files.exists(MISSING_KEY)],
    ['listing', keysOf],
    ['removing', (files) => files.remove(MISSING_KEY)],
  ])('reports UNAVAILABLE when %s', async (_action, act) => {
    const stop = await startS3();
    await stop();
    await expect(act(new ResumeFiles())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('a STORAGE_URL with an unsupported scheme', () => {
  it('is refused with an error that names the scheme', async () => {
    process.env.STORAGE_URL = 'ftp://somewhere';
    await expect(
      new ResumeFiles().exists('resumes/00000000-0000-4000-8000-000000000000.pdf'),
    ).rejects.toThrow(/STORAGE_URL: ftp:/);
  });
});
