import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CandidatesClient, type Pagination, type Unvalidated } from '@araucaria/contracts';
import { recordScope } from '@araucaria/platform';
import { jsonBytes, type JsonBytes } from '../http/json-bytes.js';
import { toResponses, visibleDetails, type CandidateResponse } from './candidate-response.js';

const MAX_CACHED_BYTES = 16 * 1024 * 1024;
/** Of the objects of an entry, beside the bytes of the response and the key. */
const ENTRY_BYTES = 500;
/**
 * Counted from the request to the service. Limits the age of what a version does not cover: changes during an outage of
 * Redis, read replicas of PostgreSQL that are late, and conditions that depend on the time.
 */
const MAX_AGE_MS = 1_000;

export type CandidateList = JsonBytes<{ candidates: CandidateResponse[]; pagination: Pagination }>;

interface Running {
  /** Milliseconds of the monotonic clock. */
  startedAt: number;
  list: Promise<CandidateList>;
}

/**
 * Pages of the list of candidates, cached as bytes while no candidate has changed on any replica: an entry is used only if the
 * version of the candidates is still the one that was read before the service was asked (`DataVersion`). Requests pass
 * session, guards and limits before.
 */
@Injectable()
export class CandidateListService {
  private readonly cached = new LRUCache<string, CandidateList>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: (list, key) => list.length + 2 * key.length + ENTRY_BYTES,
    ttl: MAX_AGE_MS,
    // Entries hold personal data, so they are removed also if they are not asked for again.
    ttlAutopurge: true,
  });
  /** The latest call for each key. */
  private readonly running = new Map<string, Running>();

  constructor(private readonly candidates: CandidatesClient) {}

  /**
   * The page for the acting user.
   * @param version of the candidates, read by this request; undefined: unknown, and nothing is cached
   */
  async read(query: Unvalidated, version: string | undefined): Promise<CandidateList> {
    // The records of managers and interviewers change without a change of the candidates.
    if (version === undefined || recordScope('candidates.read')) return this.load(query);
    const key = JSON.stringify([version, visibleDetails(), query]);
    const cached = this.cached.get(key);
    if (cached) return cached;
    const running = this.running.get(key);
    const isShared = running && performance.now() - running.startedAt < MAX_AGE_MS;
    return isShared ? running.list : this.loadShared(key, query);
  }

  /** Loads the page for all requests with this key that arrive until the response comes and after it. */
  private loadShared(key: string, query: Unvalidated): Promise<CandidateList> {
    const startedAt = performance.now();
    const list = this.load(query).then((loaded) => {
      this.cached.set(key, loaded, { start: startedAt });
      return loaded;
    });
    const running = { startedAt, list };
    this.running.set(key, running);
    return list.finally(() => {
      if (this.running.get(key) === running) this.running.delete(key);
    });
  }

  private async load(query: Unvalidated): Promise<CandidateList> {
    const { candidates, pagination } = await this.candidates.list(query);
    return jsonBytes({ candidates: toResponses(candidates), pagination });
  }
}
