import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import {
  CandidatesClient,
  RESUME_PARSING,
  RESUME_RESULTS,
  type ParseResumeOutcome,
  type ParseResumeResult,
  type ReadResume,
} from '@araucaria/contracts';
import { SealedResults, WorkQueueClient } from '@araucaria/messaging/queues';
import { AppError, log, num, readConfig } from '@araucaria/platform';
import type { StoredResume } from '@araucaria/storage';
import { REDIS } from '../redis.module.js';

/** The visitor waits for the form to be filled in. */
const DEFAULT_TIMEOUT_MS = 30_000;
/** The queue reports its own timeout first, unless Redis cannot be reached. */
const QUEUE_GRACE_MS = 500;

@Injectable()
export class ResumeReaderService implements OnApplicationShutdown {
  private readonly queue = new WorkQueueClient(RESUME_PARSING);
  private readonly results: SealedResults<ParseResumeResult>;
  private readonly timeoutMs: number;

  constructor(
    @Inject(REDIS) redis: Redis,
    private readonly candidates: CandidatesClient,
  ) {
    this.results = new SealedResults(redis, RESUME_RESULTS);
    const config = readConfig({
      RESUME_READING_TIMEOUT_MS: num({ default: DEFAULT_TIMEOUT_MS }),
    });
    this.timeoutMs = config.RESUME_READING_TIMEOUT_MS;
  }

  /**
   * @param bytes the file, from which the key of the encrypted result is derived
   * @throws {AppError} `RESUME_PARSER_BUSY` if the file was not read in time
   */
  async read(file: StoredResume, bytes: Buffer): Promise<ParseResumeResult> {
    const outcome = await this.parse(file);
    if (outcome.outcome === 'rejected') return outcome;
    const result = await this.results.find(outcome.reference, bytes).catch((error: unknown) => {
      log.warn({ err: error }, 'the result of reading a résumé cannot be fetched');
      return undefined;
    });
    await this.saveReading(file.key, result?.outcome === 'read' ? result : outcome);
    if (!result) throw new AppError('RESUME_PARSER_BUSY');
    return result;
  }

  /** Has the file read and stores the notices about it for the staff. @throws {AppError} `RESUME_PARSER_BUSY` */
  async readForStaff(file: StoredResume): Promise<ParseResumeOutcome> {
    const outcome = await this.parse(file);
    if (outcome.outcome === 'read') await this.saveReading(file.key, outcome);
    return outcome;
  }

  /** What was read for staff is stored here and not taken from the form, which the visitor controls. */
  private async saveReading(
    key: string,
    { notices, languages, skills }: Pick<ReadResume, 'notices'> & Partial<ReadResume>,
  ): Promise<void> {
    try {
      await this.candidates.recordResumeNotices({ key, notices, languages, skills });
    } catch (error) {
      log.warn({ err: error, key, notices }, 'what was read in a résumé was not stored');
    }
  }

  private async parse({ key }: StoredResume): Promise<ParseResumeOutcome> {
    const timeout = new AbortController();
    try {
      return await Promise.race([
        this.queue.request({ key }, this.timeoutMs),
        rejectAfter(this.timeoutMs + QUEUE_GRACE_MS, timeout.signal),
      ]);
    } catch (error) {
      log.warn({ err: error }, 'a résumé was not read');
      throw new AppError('RESUME_PARSER_BUSY');
    } finally {
      timeout.abort();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }
}

function rejectAfter(timeoutMs: number, signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new Error('no response')), timeoutMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
