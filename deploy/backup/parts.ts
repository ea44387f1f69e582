import { createHash } from 'node:crypto';
import { PassThrough, Transform, type Duplex, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { BackupStore } from './backup-store.ts';
import type { Decryption, Encryption } from './encryption.ts';
import type { Part } from './manifest.ts';

/** Compresses, encrypts and stores a stream; nothing of it stays in memory. */
export async function writePart(
  store: BackupStore,
  encryption: Encryption,
  object: string,
  content: Readable,
): Promise<Part> {
  const measured = new Measure();
  const encrypted = await encryption.encrypt(joined(content, createGzip()));
  await store.put(object, joined(encrypted, measured));
  return { object, bytes: measured.bytes, sha256: measured.sha256 };
}

/** The content of a part. It fails when the object was changed. */
export async function readPart(store: BackupStore, decryption: Decryption, part: Part): Promise<Readable> {
  return joined(await decryption.decrypt(await store.get(part.object)), createGunzip());
}

/**
 * Reads a part to its end.
 * @param decryption also proves that it can be decrypted and decompressed
 * @returns what is wrong with it; undefined: nothing
 */
export async function findDefect(
  store: BackupStore,
  part: Part,
  decryption?: Decryption,
): Promise<string | undefined> {
  const measured = new Measure();
  try {
    const object = joined(await store.get(part.object), measured);
    const content = decryption ? joined(await decryption.decrypt(object), createGunzip()) : object;
    await pipeline(content, new Transform({ transform: (_chunk, _encoding, done) => done() }).resume());
  } catch (error) {
    return `${part.object}: ${(error as Error).message}`;
  }
  if (measured.bytes !== part.bytes)
    return `${part.object}: ${measured.bytes} bytes instead of ${part.bytes}`;
  return measured.sha256 === part.sha256 ? undefined : `${part.object}: its SHA-256 is another one`;
}

/** Passes bytes on, and counts and hashes them. */
class Measure extends PassThrough {
  bytes = 0;
  private readonly hash = createHash('sha256');

  override _transform(
    chunk: Buffer,
    encoding: BufferEncoding,
    done: (error?: Error | null, data?: Buffer) => void,
  ) {
    this.bytes += chunk.length;
    this.hash.update(chunk);
    super._transform(chunk, encoding, done);
  }

  get sha256(): string {
    return this.hash.copy().digest('hex');
  }
}

/** `to`, fed by `from`; an error of `from` becomes its error. */
function joined<T extends Duplex>(from: Readable, to: T): T {
  from.on('error', (error) => to.destroy(error));
  to.once('close', () => from.destroy());
  from.pipe(to);
  return to;
}
