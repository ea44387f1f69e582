import { setTimeout as pause } from 'node:timers/promises';
import type { ParseResumeOutcome, ParseResumeResult } from '@araucaria/contracts';
import type { SealedResults } from '@araucaria/messaging/queues';

/** People upload the same file again after an error in the form. The result is deleted after ten minutes. */
const SHARED_SECONDS = 600;
/** A result that is not shared is kept until its reader has fetched it, which takes 30 s at most. */
const OWN_SECONDS = 60;
/** Longer than reading text takes, unless the machine is overloaded. The claim of a dead replica expires after this time. */
const CLAIM_MS = 8_000;
const POLL_INTERVAL_MS = 100;
/** After this wait for another replica the file is read here too. */
const CLAIM_WAIT_MS = 10_000;

/** Reads equal files once, across replicas, and leaves each result sealed in Redis for its reader. */
export class ResultCache {
  constructor(private readonly results: SealedResults<ParseResumeResult>) {}

  /** @param read `keep`: the result is final, so that readers of the same file may share it */
  async once(
    bytes: Uint8Array,
    read: () => Promise<{ result: ParseResumeResult; keep: boolean }>,
  ): Promise<ParseResumeOutcome> {
    const shared = this.results.sharedReference(bytes);
    const known = await this.findOrClaim(shared, bytes);
    if (known) return outcomeOf(known, shared);
    try {
      const { result, keep } = await read();
      const reference = keep ? shared : this.results.ownReference();
      await this.results.put(reference, bytes, result, keep ? SHARED_SECONDS : OWN_SECONDS);
      return outcomeOf(result, reference);
    } finally {
      await this.results.releaseClaim(shared).catch(() => undefined);
    }
  }

  /** The shared result, or nothing and the claim to find it. */
  private async findOrClaim(reference: string, bytes: Uint8Array): Promise<ParseResumeResult | undefined> {
    for (let waitedMs = 0; waitedMs < CLAIM_WAIT_MS; waitedMs += POLL_INTERVAL_MS) {
      const known = await this.results.find(reference, bytes);
      if (known) return known;
      if (await this.results.claim(reference, CLAIM_MS)) return undefined;
      await pause(POLL_INTERVAL_MS);
    }
    return undefined;
  }
}

function outcomeOf(result: ParseResumeResult, reference: string): ParseResumeOutcome {
  return result.outcome === 'read' ? { outcome: 'read', notices: result.notices, reference } : result;
}
