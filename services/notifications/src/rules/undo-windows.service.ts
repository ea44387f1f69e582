import { Injectable } from '@nestjs/common';
import { CandidatesClient } from '@araucaria/contracts';
import { Clock } from '@araucaria/platform';
import type { Delivery } from '../deliveries/delivery.entity.js';

/** For clocks that differ. */
const TOLERANCE_MS = 5_000;

/** The message must not be sent before this time, because its decision can still be undone. */
export class MessageNotDueError extends Error {
  override readonly name = 'MessageNotDueError';

  constructor(
    /** From the time of the attempt. */
    readonly delayMs: number,
  ) {
    super('The decision of the message can still be undone.');
  }
}

/** The undo windows of decisions that take several calls, each of which extends them (decision 044). */
@Injectable()
export class UndoWindowsService {
  constructor(
    private readonly clock: Clock,
    private readonly candidates: CandidatesClient,
  ) {}

  /** @throws {MessageNotDueError} while the decision can be undone. A window that has ended is never open again. */
  async assertClosed({ details }: Delivery): Promise<void> {
    if (!details?.seriesId) return;
    const { at } = await this.candidates.undoableUntil({ id: details.seriesId });
    assertUndoClosed(at, this.clock.now());
  }
}

/** @param until end of the undo window, ISO 8601 @throws {MessageNotDueError} before it, and shortly after it */
export function assertUndoClosed(until: string | null | undefined, now: Date): void {
  const delayMs = until == null ? 0 : Date.parse(until) + TOLERANCE_MS - now.getTime();
  if (delayMs > 0) throw new MessageNotDueError(delayMs);
}
