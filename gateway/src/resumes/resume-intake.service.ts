import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  RESUME_NOTICE_TEXTS,
  RESUME_REJECTIONS,
  type ReadResume,
  type ResumeNotice,
  type ResumeRejection,
} from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';
import { ResumeFiles } from '@araucaria/storage';
import { ResumeReaderService } from './resume-reader.service.js';
import { receiveResume, type UploadedFile } from './resume-upload.js';

interface ReceivedResume extends UploadedFile {
  key: string;
  /** What was read from it, with the notices that its sender may see; or why it was not read. The file is stored in both cases. */
  result: ReadResume | { outcome: 'unread'; error: unknown };
}

/** Receives uploaded résumés: checks and stores the file, and has it read. */
@Injectable()
export class ResumeIntakeService {
  constructor(
    private readonly files: ResumeFiles,
    private readonly reader: ResumeReaderService,
  ) {}

  /**
   * @throws {AppError} `UNSUPPORTED_MEDIA_TYPE`, `PAYLOAD_TOO_LARGE`, `VALIDATION_FAILED`, `RESUME_INFECTED`, `RESUME_UNREADABLE`,
   * `UNAVAILABLE`; nothing is stored then
   */
  async receive(request: FastifyRequest): Promise<ReceivedResume> {
    const { bytes, filename } = await receiveResume(request);
    const { key } = await this.files.put(bytes);
    const file = { key, bytes, filename };
    const result = await this.reader
      .read({ key }, bytes)
      .catch((error: unknown) => ({ outcome: 'unread' as const, error }));
    if (result.outcome === 'rejected') {
      await this.files.remove(key);
      throw rejection(result.reason);
    }
    if (result.outcome === 'unread') return { ...file, result };
    // The notice about hidden text has no public text: only staff sees it (`ResumeReaderService`).
    const notices = result.notices.filter((notice) => RESUME_NOTICE_TEXTS[notice] !== undefined);
    return { ...file, result: { ...result, notices } };
  }
}

/** Only the first of these is said: a scan is the reason why nothing was found, and a recognised one was read. */
const MOST_TELLING: ResumeNotice[] = ['recognized', 'scanned', 'nothing-found'];

/** The text about how a file could be read; null: there is nothing to say. */
export function messageOf({ notices }: ReadResume): string | null {
  const isRead = !notices.includes('nothing-found');
  const notice =
    MOST_TELLING.find((each) => notices.includes(each) && (isRead || each !== 'recognized')) ?? notices[0];
  return (notice && RESUME_NOTICE_TEXTS[notice]) ?? null;
}

function rejection(reason: ResumeRejection): AppError {
  const code = reason === 'NOT_A_PDF' ? 'UNSUPPORTED_MEDIA_TYPE' : 'RESUME_UNREADABLE';
  return new AppError(code, RESUME_REJECTIONS[reason], { reason });
}
