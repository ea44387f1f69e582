import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import {
  RESUME_PARSING,
  RESUME_RESULTS,
  type CandidatesRpc,
  type ParseResumeOutcome,
  type ParseResumeResult,
  type ResumeNotice,
  type RpcClient,
} from '@araucaria/contracts';
import { SealedResults, WorkQueueClient } from '@araucaria/messaging/queues';
import { AppError, log, rpcToken } from '@araucaria/platform';
import type { StoredResume } from '@araucaria/storage';
import { REDIS } from '../redis.module.js';

/** How long a visitor waits for the form to fill itself. */
const READING_TIMEOUT_MS = 30_000;

/** Has a stored résumé read by whichever parser is free. */
@Injectable()
export class ResumeReader implements OnApplicationShutdown {
  private readonly queue = new WorkQueueClient(RESUME_PARSING);
  private readonly results: SealedResults<ParseResumeResult>;

  constructor(
    @Inject(REDIS) redis: Redis,
    @Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>,
  ) {
    this.results = new SealedResults(redis, RESUME_RESULTS);
  }

  /**
   * @param bytes the file, which alone opens what was read in it
   * @throws {AppError} `RESUME_PARSER_BUSY` when it was not read in time
   */
  async read(file: StoredResume, bytes: Buffer): Promise<ParseResumeResult> {
    const outcome = await this.readForStaff(file);
    if (outcome.outcome === 'rejected') return outcome;
    const result = await this.results.find(outcome.reference, bytes).catch((error: unknown) => {
      log.warn({ err: error }, 'what was read in a résumé cannot be fetched');
      return undefined;
    });
    if (!result) throw new AppError('RESUME_PARSER_BUSY');
    return result;
  }

  /** Has the file read for what the staff is to know of it. @throws {AppError} `RESUME_PARSER_BUSY` */
  async readForStaff(file: StoredResume): Promise<ParseResumeOutcome> {
    const outcome = await this.parse(file);
    if (outcome.outcome === 'read') await this.note(file.key, outcome.notices);
    return outcome;
  }

  /** Kept from here: what comes back with the form is up to the visitor. */
  private async note(key: string, notices: ResumeNotice[]): Promise<void> {
    try {
      await this.candidates.recordResumeNotices({ key, notices });
    } catch (error) {
      log.warn({ err: error, key, notices }, 'what was noticed in a résumé is not kept');
    }
  }

  private async parse({ key }: StoredResume): Promise<ParseResumeOutcome> {
    const late = new AbortController();
    try {
      return await Promise.race([
        this.queue.request({ key }, READING_TIMEOUT_MS),
        // Beside the queue's own limit: while Redis is away the queue cannot even say so.
        expiry(READING_TIMEOUT_MS + 500, late.signal),
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
