import { AsyncLocalStorage } from 'node:async_hooks';

interface Transaction {
  /** The statement that took the first lock that is still held. */
  lockedBy: string | undefined;
  /** {@link lockedBy} at each savepoint. */
  readonly savepoints: Map<string, string | undefined>;
  /** The transaction within which this one runs on another connection. */
  readonly outer: Transaction | undefined;
}

const storage = new AsyncLocalStorage<Transaction | undefined>();

/** Statements that lock rows, tables or names which other transactions see. A plain insert locks only rows that it adds. */
const LOCKS =
  /\bfor (?:no key )?(?:update|share)\b|\bpg_advisory_xact_lock|\block table\b|\bdo update\b|^\s*(?:with\b.*)?\b(?:update|delete from)\b/is;
const STRING_LITERAL = /'(?:[^']|'')*'/g;
const SAVEPOINT = /^\s*(rollback to )?savepoint "?(\w+)"?/i;

/** Runs a transaction; within `work`, {@link heldLock} returns the statement whose lock it holds. */
export async function trackLocks<T>(work: () => Promise<T>): Promise<T> {
  const transaction: Transaction = {
    lockedBy: undefined,
    savepoints: new Map(),
    outer: storage.getStore(),
  };
  try {
    return await storage.run(transaction, work);
  } finally {
    // Work that the transaction has started may go on after it.
    transaction.lockedBy = undefined;
  }
}

/** Records a statement of the current transaction. Locks end at a rollback to a savepoint before them. */
export function recordStatement(text: string): void {
  const transaction = storage.getStore();
  if (!transaction) return;
  const [, isRollback, savepoint] = SAVEPOINT.exec(text) ?? [];
  if (savepoint === undefined) {
    if (transaction.lockedBy === undefined && LOCKS.test(text.replaceAll(STRING_LITERAL, "''")))
      transaction.lockedBy = text;
  } else if (isRollback) transaction.lockedBy = transaction.savepoints.get(savepoint);
  else transaction.savepoints.set(savepoint, transaction.lockedBy);
}

/** The statement that took a lock which a current transaction holds; undefined without one. */
export function heldLock(): string | undefined {
  for (let transaction = storage.getStore(); transaction; transaction = transaction.outer)
    if (transaction.lockedBy !== undefined) return transaction.lockedBy;
  return undefined;
}

/** Runs `work`, which may make calls under the locks of the current transaction. Decision 062 says for which locks that is safe. */
export const allowingCalls = <T>(work: () => Promise<T>): Promise<T> => storage.run(undefined, work);
