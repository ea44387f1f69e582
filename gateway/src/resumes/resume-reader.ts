import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import {
  RESUME_PARSING,
  type CandidatesRpc,
  type ParseResumeResult,
  type ResumeNotice,
  type RpcClient,
} from '@araucaria/contracts';
import { WorkQueueClient } from '@araucaria/messaging/queues';
import { AppError, log, rpcToken } from '@araucaria/platform';
import type { StoredResume } from '@araucaria/storage';

/** Milliseconds that a visitor waits for the form to fill itself. */
const PATIENCE = 30_000;

/** Has a stored résumé read by whichever parser is free. */
@Injectable()
export class ResumeReader implements OnApplicationShutdown {
  private readonly queue = new WorkQueueClient(RESUME_PARSING);

  constructor(@Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>) {}

  /** @throws {AppError} `RESUME_PARSER_BUSY` when nobody has read it in time */
  async read(file: StoredResume): Promise<ParseResumeResult> {
    const result = await this.parse(file);
    if (result.outcome === 'read') await this.note(file.key, result.notices);
    return result;
  }

  /** For the staff. It is kept from here, for what comes back with the form is up to the visitor. */
  private async note(key: string, notices: ResumeNotice[]): Promise<void> {
    try {
      await this.candidates.noteReading({ key, notices });
    } catch (error) {
      log.warn({ err: error, key, notices }, 'what was noticed in a résumé is not kept');
    }
  }

  private async parse({ key, sha256 }: StoredResume): Promise<ParseResumeResult> {
    const late = new AbortController();
    try {
      return await Promise.race([
        this.queue.request({ key, sha256 }, PATIENCE),
        // Beside the queue's own limit: while Redis is away the queue cannot even say so.
        expiry(PATIENCE + 500, late.signal),
      ]);
    } catch (error) {
      log.warn({ err: error }, 'a résumé was not read');
      throw new AppError('RESUME_PARSER_BUSY');
    } finally {
      late.abort();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }
}

function expiry(limit: number, signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer')), limit);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
