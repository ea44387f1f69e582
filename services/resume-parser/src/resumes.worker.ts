import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import {
  RESUME_PARSING,
  RESUME_RESULTS,
  type ParseResumeOutcome,
  type ParseResumeRequest,
  type ParseResumeResult,
  type ResumeNotice,
} from '@araucaria/contracts';
import {
  SealedResults,
  WorkQueueWorker,
  openRedis,
  redisCheck,
  requestConnection,
} from '@araucaria/messaging/queues';
import { Metrics, Readiness, WorkTracker, log, num, readConfig, str, withSpan } from '@araucaria/platform';
import { ResumeFiles } from '@araucaria/storage';
import { UPLOAD_MS } from './limits.js';
import { LlmReview } from './llm-review.js';
import { ParserPool } from './process/parser-pool.js';
import type { ParsedResume } from './resume.js';
import { ResumeRejected } from './resume-rejected.js';
import { ResultCache } from './result-cache.js';
import { SCAN_PLACES, ScanReader } from './ocr/scan-reader.js';

/** Takes résumés from the queue and has them read, a few at a time, each in a process of its own. */
@Injectable()
export class ResumesWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly config = readConfig({
    PARSER_PROCESSES: num({ default: 2 }),
    RESUME_OCR: str({ choices: ['on', 'off'], default: 'on' }),
  });
  private readonly pool = new ParserPool({ size: this.config.PARSER_PROCESSES });
  private readonly scans = this.config.RESUME_OCR === 'on' ? scanReader() : undefined;
  private readonly review = reviewer();
  private readonly redis = openRedis(requestConnection());
  private readonly results = new ResultCache(new SealedResults(this.redis, RESUME_RESULTS));
  private worker?: WorkQueueWorker<ParseResumeRequest, ParseResumeOutcome>;

  constructor(
    private readonly files: ResumeFiles,
    private readonly readiness: Readiness,
    private readonly tracker: WorkTracker,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    this.readiness.register(redisCheck(this.redis));
    this.pool.warmUp();
    this.worker = new WorkQueueWorker(RESUME_PARSING, (request) => this.read(request), {
      concurrency: this.config.PARSER_PROCESSES + (this.scans ? SCAN_PLACES : 0),
      tracker: this.tracker,
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker?.close();
    this.pool.close();
    this.scans?.close();
    this.redis.disconnect();
  }

  private async read({ key }: ParseResumeRequest): Promise<ParseResumeOutcome> {
    const started = Date.now();
    const bytes = await this.files.read(key);
    return this.results.once(bytes, async () => {
      const stopTimer = this.metrics.resumeParsingSeconds.startTimer();
      try {
        const found = await withSpan('parse résumé', {}, () => this.parse(bytes, started + UPLOAD_MS));
        const { outcome } = found.result;
        stopTimer({ outcome });
        log.info({ outcome, milliseconds: Date.now() - started }, 'a résumé was read');
        return found;
      } catch (error) {
        stopTimer({ outcome: 'error' });
        throw error;
      }
    });
  }

  /** A scan that was refused because the reader was busy may be tried again. */
  private async parse(bytes: Buffer, until: number): Promise<{ result: ParseResumeResult; keep: boolean }> {
    try {
      const resume = await this.pool.parse(bytes);
      const recognised = resume.needsPictures ? await this.scans?.read(bytes, until - Date.now()) : undefined;
      const isReviewed = resume.kind === 'text' && !recognised && this.review !== undefined;
      const read = isReviewed ? await this.review.review(resume) : (recognised ?? resume);
      return { result: toResult(read), keep: !resume.needsPictures || recognised !== undefined };
    } catch (error) {
      if (error instanceof ResumeRejected)
        return { result: { outcome: 'rejected', reason: error.code }, keep: true };
      throw error;
    }
  }
}

/** Without the data of a language every scan is unread: only the log can show it. */
function scanReader(): ScanReader {
  return new ScanReader(undefined, undefined, ({ message }) =>
    log.warn({ reason: message }, 'a scan was not recognised'),
  );
}

/** Reviews uncertain values with a language model, if one is configured for résumés. */
function reviewer(): LlmReview | undefined {
  const config = readConfig({
    RESUME_AI_BASE_URL: str({ default: '' }),
    RESUME_AI_API_KEY: str({ default: '' }),
    RESUME_AI_MODEL: str({ default: '' }),
  });
  if (!config.RESUME_AI_API_KEY || !config.RESUME_AI_MODEL) return undefined;
  return new LlmReview({
    apiKey: config.RESUME_AI_API_KEY,
    model: config.RESUME_AI_MODEL,
    baseURL: config.RESUME_AI_BASE_URL || undefined,
  });
}

function toResult({
  fields,
  confidence,
  experiences,
  education,
  languages,
  skills,
  ...found
}: ParsedResume): ParseResumeResult {
  const notices: ResumeNotice[] = [];
  if (found.kind === 'scanned') notices.push('scanned');
  if (found.recognised) notices.push('recognized');
  if (found.hiddenText) notices.push('hidden-text');
  if (found.truncated) notices.push('truncated');
  const isEmpty = !Object.values(fields).some(Boolean) && !experiences.length && !education.length;
  if (isEmpty) notices.push('nothing-found');
  return { outcome: 'read', fields, confidence, experiences, education, languages, skills, notices };
}
