import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Disk } from 'flydrive';
import { MAX_RESUME_BYTES } from '@araucaria/contracts';
import { AppError, SpanKind, log, withChildSpan } from '@araucaria/platform';
import { openDisk } from './open-disk.js';
import { VirusScanner } from './virus-scanner.js';

/** Other bytes may precede `%PDF-`; PDF readers accept the header within the first 1024 bytes. */
const PDF_HEADER_WITHIN_BYTES = 1_024;

export interface StoredResume {
  /** Name in the storage: `resumes/<random UUID>.pdf`. Keys cannot be guessed. */
  key: string;
}

/** Stores résumé files in the storage of `STORAGE_URL`. */
@Injectable()
export class ResumeFiles {
  private disk?: Promise<Disk>;
  private readonly scanner = new VirusScanner();

  /**
   * Stores a PDF.
   * @throws {AppError} `VALIDATION_FAILED` when it is empty, `PAYLOAD_TOO_LARGE` above {@link MAX_RESUME_BYTES},
   * `UNSUPPORTED_MEDIA_TYPE` when it is not a PDF, `RESUME_INFECTED` when the virus scanner refuses it, `UNAVAILABLE` when the
   * storage or the virus scanner fails; nothing is stored then
   */
  async put(bytes: Buffer): Promise<StoredResume> {
    if (!bytes.length)
      throw AppError.invalid([{ field: 'resume', message: 'O arquivo enviado está vazio.' }]);
    if (bytes.length > MAX_RESUME_BYTES) throw new AppError('PAYLOAD_TOO_LARGE');
    if (!isPdf(bytes)) throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'O arquivo enviado não é um PDF.');
    await this.scanner.assertClean(bytes);
    const key = `resumes/${randomUUID()}.pdf`;
    await traced('put', async () => (await this.open()).put(key, bytes, { contentType: 'application/pdf' }));
    return { key };
  }

  /** @throws {AppError} `NOT_FOUND` when the key is malformed, `UNAVAILABLE` when the storage fails or has no such file */
  async read(key: string): Promise<Buffer> {
    assertKey(key);
    const bytes = await traced('read', async () => (await this.open()).getBytes(key));
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** @throws {AppError} `NOT_FOUND` when the key is malformed */
  async stream(key: string): Promise<Readable> {
    return (await this.open()).getStream(assertKey(key));
  }

  /** Whether there is such a file; false when the key is malformed. */
  async exists(key: string): Promise<boolean> {
    return KEY_PATTERN.test(key) && orUnavailable((await this.open()).exists(key));
  }

  /** The keys of all files, page by page. */
  async *pages(): AsyncGenerator<string[]> {
    const disk = await this.open();
    let paginationToken: string | undefined;
    do {
      const page = await orUnavailable(
        disk.listAll('', { recursive: true, ...(paginationToken && { paginationToken }) }),
      );
      yield [...page.objects].flatMap((object) =>
        object.isFile && KEY_PATTERN.test(object.key) ? [object.key] : [],
      );
      ({ paginationToken } = page);
    } while (paginationToken);
  }

  /** When the file was stored; undefined when there is no such file. */
  async storedAt(key: string): Promise<Date | undefined> {
    const disk = await this.open();
    if (!(await this.exists(key))) return undefined;
    return (await disk.getMetaData(assertKey(key))).lastModified;
  }

  /** @throws {AppError} `NOT_FOUND` when the key is malformed */
  async remove(key: string): Promise<void> {
    assertKey(key);
    await traced('remove', async () => (await this.open()).delete(key));
  }

  private open(): Promise<Disk> {
    return (this.disk ??= openDisk());
  }
}

/** The span holds no key: a key is the address of one person's file. */
function traced<T>(operation: string, work: () => Promise<T>): Promise<T> {
  return withChildSpan(`storage ${operation}`, { kind: SpanKind.CLIENT }, () => orUnavailable(work()));
}

/** @throws {AppError} `UNAVAILABLE` in place of an error of the storage */
async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    log.error({ err: error }, 'the storage of résumés failed');
    throw new AppError('UNAVAILABLE');
  }
}

const KEY_PATTERN = /^resumes\/[0-9a-f-]{36}\.pdf$/;

function assertKey(key: string): string {
  if (!KEY_PATTERN.test(key)) throw new AppError('NOT_FOUND', 'Arquivo não encontrado.');
  return key;
}

function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, PDF_HEADER_WITHIN_BYTES).includes('%PDF-');
}
