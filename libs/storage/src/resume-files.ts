import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Disk } from 'flydrive';
import { AppError } from '@araucaria/platform';
import { openDisk } from './open-disk.js';

/** Largest résumé: 5 MB as people count them. */
export const MAX_RESUME_BYTES = 5 * 1024 * 1024;

/** `%PDF-` may follow a little rubbish; readers accept it within the first kilobyte. */
const SIGNATURE_WITHIN = 1_024;

export interface StoredResume {
  /** Name in the store: random, so that knowing one gives away no other. */
  key: string;
  /** SHA-256 of the bytes, hex. */
  sha256: string;
  /** Bytes. */
  size: number;
}

/** Résumé files, by unguessable keys. */
@Injectable()
export class ResumeFiles {
  private disk?: Promise<Disk>;

  /**
   * Stores a PDF.
   * @throws {AppError} `VALIDATION_FAILED` when empty, `PAYLOAD_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`; nothing is stored then
   */
  async put(bytes: Buffer): Promise<StoredResume> {
    if (!bytes.length)
      throw AppError.invalid([{ field: 'resume', message: 'O arquivo enviado está vazio.' }]);
    if (bytes.length > MAX_RESUME_BYTES) throw new AppError('PAYLOAD_TOO_LARGE');
    if (!isPdf(bytes)) throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'O arquivo enviado não é um PDF.');
    const key = `resumes/${randomUUID()}.pdf`;
    await (await this.open()).put(key, bytes, { contentType: 'application/pdf' });
    return { key, sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length };
  }

  async read(key: string): Promise<Buffer> {
    return Buffer.from(await (await this.open()).getBytes(assertKey(key)));
  }

  async stream(key: string): Promise<Readable> {
    return (await this.open()).getStream(assertKey(key));
  }

  async exists(key: string): Promise<boolean> {
    return KEY.test(key) && (await this.open()).exists(key);
  }

  /** Keys of everything that is stored, page by page. */
  async *pages(): AsyncGenerator<string[]> {
    const disk = await this.open();
    let paginationToken: string | undefined;
    do {
      const page = await disk.listAll('', { recursive: true, paginationToken });
      yield [...page.objects].flatMap((object) =>
        object.isFile && KEY.test(object.key) ? [object.key] : [],
      );
      ({ paginationToken } = page);
    } while (paginationToken);
  }

  /** When the file was stored; undefined when it is gone. */
  async storedAt(key: string): Promise<Date | undefined> {
    const disk = await this.open();
    if (!(await this.exists(key))) return undefined;
    return (await disk.getMetaData(assertKey(key))).lastModified;
  }

  async remove(key: string): Promise<void> {
    await (await this.open()).delete(assertKey(key));
  }

  private open(): Promise<Disk> {
    return (this.disk ??= openDisk());
  }
}

const KEY = /^resumes\/[0-9a-f-]{36}\.pdf$/;

function assertKey(key: string): string {
  if (!KEY.test(key)) throw new AppError('NOT_FOUND', 'Arquivo não encontrado.');
  return key;
}

function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, SIGNATURE_WITHIN).includes('%PDF-');
}
