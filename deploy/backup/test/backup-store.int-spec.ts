import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { Redis } from 'ioredis';
import { isLongForm, testRedisUrl } from '@araucaria/testing';
import type { BackupStore } from '../backup-store.ts';
import { openBackupStore } from '../open-backup-store.ts';
import type { StoreSettings } from '../config.ts';
import { emptyRedis } from '../empty-redis.ts';
import { generateKeyPair, openDecryption, openEncryption } from '../encryption.ts';
import { readPart, writePart } from '../parts.ts';
import { startS3Server } from './s3-server.ts';

const NO_S3: StoreSettings['s3'] = { endpoint: undefined, region: 'us-east-1', accessKey: '', secretKey: '' };
/** In the long form more than one part of an upload to S3, which has 5 MiB. */
const LARGE_BYTES = isLongForm ? 12_000_000 : 1_000_000;

const openFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'araucaria-store-'));
  return {
    settings: { url: pathToFileURL(folder).href, s3: NO_S3 },
    stop: () => rm(folder, { recursive: true }),
  };
};

const openS3 = async () => {
  const server = await startS3Server('backups');
  return { settings: { url: 's3://backups/production', s3: server.settings }, stop: () => server.stop() };
};

describe.each([
  ['a folder', openFolder],
  ['a bucket of an S3 server', openS3],
])('a store of backups in %s', (_name, open) => {
  let store: BackupStore;
  let stop: () => Promise<unknown>;
  beforeAll(async () => {
    const opened = await open();
    stop = opened.stop;
    store = await openBackupStore(opened.settings);
  });
  afterAll(() => stop?.());

  it('stores, lists, returns and removes objects', async () => {
    await store.put('backups/1/a', Readable.from([Buffer.from('one')]));
    await store.put('backups/2/b', Readable.from([Buffer.from('three')]));
    await store.put('files/c', Readable.from([Buffer.from('x')]));
    expect(await store.list('backups/')).toEqual(
      new Map([
        ['backups/1/a', 3],
        ['backups/2/b', 5],
      ]),
    );
    expect((await buffer(await store.get('backups/2/b'))).toString()).toBe('three');
    await expect(store.get('backups/3/none')).rejects.toThrow();
    await store.remove(['backups/1/a', 'backups/2/b', 'files/c']);
    expect(await store.list('')).toEqual(new Map());
    expect(await store.list('backups/')).toEqual(new Map());
  });

  it('holds a large stream encrypted, which the private key opens again', async () => {
    const { identity, recipient } = await generateKeyPair();
    const settings = { recipients: [recipient], identities: [identity], passphrase: undefined };
    const chunk = Buffer.alloc(100_000, 'araucária ');
    const chunks = Array.from({ length: LARGE_BYTES / chunk.length }, (_, index) => {
      const copy = Buffer.from(chunk);
      copy.writeUInt32BE(index);
      return copy;
    });
    const part = await writePart(
      store,
      await openEncryption(store, settings),
      'large',
      Readable.from(chunks),
    );
    const decryption = await openDecryption(store, settings);
    expect((await buffer(await readPart(store, decryption, part))).equals(Buffer.concat(chunks))).toBe(true);
    expect((await buffer(await store.get('large'))).toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
  });

  it('stores nothing of a stream that fails', async () => {
    const failing = new Readable({
      read() {
        this.push('begin');
        this.destroy(new Error('the database went away'));
      },
    });
    await expect(store.put('broken', failing)).rejects.toThrow('the database went away');
    expect((await store.list('broken')).size).toBe(0);
  });
});

describe('a passphrase', () => {
  it('makes the key of a store, which a later run opens again, and another passphrase does not', async () => {
    const { settings: folder, stop } = await openFolder();
    const store = await openBackupStore(folder);
    try {
      const settings = { recipients: [], identities: [], passphrase: 'quatro-palavras-que-ninguem-adivinha' };
      const write = async (name: string) =>
        writePart(store, await openEncryption(store, settings), name, Readable.from([Buffer.from(name)]));
      const parts = [await write('first'), await write('second')];
      const decryption = await openDecryption(store, settings);
      const texts = parts.map(async (part) =>
        (await buffer(await readPart(store, decryption, part))).toString(),
      );
      expect(await Promise.all(texts)).toEqual(['first', 'second']);
      await expect(openDecryption(store, { ...settings, passphrase: 'another' })).rejects.toThrow(
        'does not open the key',
      );
    } finally {
      await stop();
    }
  });
});

describe('the folder of a store', () => {
  it('holds nothing after a failure', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'araucaria-store-'));
    const store = await openBackupStore({ url: pathToFileURL(folder).href, s3: NO_S3 });
    const failing = Readable.from(
      (function* () {
        yield 'begin';
        throw new Error('no space');
      })(),
    );
    await expect(store.put('broken', failing)).rejects.toThrow('no space');
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('the keys of Redis', () => {
  it('are deleted under the prefix of the product, and no others', async () => {
    const redis = new Redis(testRedisUrl());
    const [ours, other] = [`test-backup-${process.pid}`, `test-other-${process.pid}`];
    try {
      await redis.mset(`${ours}:session:1`, 'a', `${ours}:jobs:wait`, 'b', `${other}:session:1`, 'c');
      expect(await emptyRedis(testRedisUrl(), ours)).toBe(2);
      expect(await redis.get(`${other}:session:1`)).toBe('c');
    } finally {
      await redis.del(`${other}:session:1`);
      redis.disconnect();
    }
  });
});
