import type { ErrorCode } from '@araucaria/contracts';
import { addressGroup } from '@araucaria/platform';
import { HOUR_MS } from '@araucaria/contracts';

/** Refusals of one code and network in an hour that are recorded one by one: enough to see what was tried. */
const RECORDED_PER_HOUR = 20;
/** Codes and networks of an hour that are told apart. The entries of an hour are at most 21 times as many. */
const MAX_KINDS = 500;

/** Refusals of an hour that were counted only. */
export interface CountedRefusals {
  code: ErrorCode;
  /** An IPv4 address or the /64 of an IPv6 address; null: of several networks, or not known. */
  network: string | null;
  count: number;
}

interface Kind extends CountedRefusals {
  /** Refusals that are recorded one by one. */
  places: number;
}

/**
 * Decides which refusals of anonymous visitors are recorded one by one. Entries of the audit trail stay for ever and anyone can
 * cause refusals: the first of a code and network in an hour are recorded, and the others counted.
 */
export class RefusalSampler {
  private kinds = new Map<string, Kind>();
  private startedAtMs: number;

  constructor(nowMs = Date.now()) {
    this.startedAtMs = nowMs;
  }

  /** Whether a refusal is recorded; otherwise it is counted. */
  takes(code: ErrorCode, address: string | undefined): boolean {
    const kind = this.kindOf(code, address);
    if (kind.places > 0) {
      kind.places -= 1;
      return true;
    }
    kind.count += 1;
    return false;
  }

  /** What was counted in the hour, once it has ended; the next one begins. */
  endHour(nowMs = Date.now()): CountedRefusals[] {
    return nowMs - this.startedAtMs < HOUR_MS ? [] : this.end(nowMs);
  }

  /** As {@link endHour}, before the hour has ended: the process stops. */
  end(nowMs = Date.now()): CountedRefusals[] {
    const counted = [...this.kinds.values()].filter(({ count }) => count > 0);
    this.kinds = new Map();
    this.startedAtMs = nowMs;
    return counted.map(({ code, network, count }) => ({ code, network, count }));
  }

  private kindOf(code: ErrorCode, address: string | undefined): Kind {
    const network = address === undefined ? null : addressGroup(address);
    const known = this.kinds.get(`${code} ${network}`);
    if (known) return known;
    if (this.kinds.size < MAX_KINDS)
      return this.add(`${code} ${network}`, { code, network, places: RECORDED_PER_HOUR });
    return this.kinds.get(code) ?? this.add(code, { code, network: null, places: 0 });
  }

  private add(key: string, kind: Omit<Kind, 'count'>): Kind {
    const added = { ...kind, count: 0 };
    this.kinds.set(key, added);
    return added;
  }
}
