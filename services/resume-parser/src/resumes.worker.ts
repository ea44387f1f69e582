import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import {
  RESUME_PARSING,
  type ParseResumeRequest,
  type ParseResumeResult,
  type ResumeNotice,
} from '@araucaria/contracts';
import { WorkQueueWorker, openRedis, requestConnection, watchRedis } from '@araucaria/messaging/queues';
import { log, num, readConfig, str } from '@araucaria/platform';
import { ResumeFiles } from '@araucaria/storage';
import { LlmReview } from './llm-review.js';
import { ParserPool } from './parser-pool.js';
import type { ParsedResume } from './resume.js';
import { ResumeRejected } from './resume-rejected.js';

/** Results of so many files are remembered: people send the same file again when a form troubles them. */
const REMEMBERED = 200;

/** Takes résumés from the queue and has them read, a few at a time, each in a process of its own. */
@Injectable()
export class ResumesWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly size = readConfig({ PARSER_PROCESSES: num({ default: 2 }) }).PARSER_PROCESSES;
  private readonly pool = new ParserPool({ size: this.size });
  private readonly review = reviewer();
  private readonly redis = openRedis(requestConnection());
  private readonly known = new Map<string, ParseResumeResult>();
  private worker?: WorkQueueWorker<ParseResumeRequest, ParseResumeResult>;

  constructor(private readonly files: ResumeFiles) {}

  onApplicationBootstrap(): void {
    watchRedis(this.redis);
    this.pool.warmUp();
    this.worker = new WorkQueueWorker(RESUME_PARSING, (request) => this.read(request), this.size);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker?.close();
    this.pool.close();
    this.redis.disconnect();
  }

  private async read({ key, sha256 }: ParseResumeRequest): Promise<ParseResumeResult> {
    const known = this.known.get(sha256);
    if (known) return known;
    const started = Date.now();
    const result = await this.parse(await this.files.read(key));
    log.info({ outcome: result.outcome, milliseconds: Date.now() - started }, 'a résumé was read');
    this.remember(sha256, result);
    return result;
  }

  private async parse(bytes: Buffer): Promise<ParseResumeResult> {
    try {
      const resume = await this.pool.parse(bytes);
      return toResult(this.review ? await this.review.review(resume) : resume);
    } catch (error) {
      if (error instanceof ResumeRejected) return { outcome: 'rejected', reason: error.code };
      throw error;
    }
  }

  private remember(sha256: string, result: ParseResumeResult): void {
    this.known.set(sha256, result);
    const oldest = this.known.keys().next().value;
    if (this.known.size > REMEMBERED && oldest !== undefined) this.known.delete(oldest);
  }
}

/** A language model for what the rules are unsure of, where one is configured for résumés. */
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

function toResult({ fields, confidence, experiences, education, ...found }: ParsedResume): ParseResumeResult {
  const notices: ResumeNotice[] = [];
  if (found.kind === 'scanned') notices.push('scanned');
  if (found.hiddenText) notices.push('hidden-text');
  if (found.truncated) notices.push('truncated');
  return { outcome: 'read', fields, confidence, experiences, education, notices };
}
