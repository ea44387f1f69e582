/** Writes files that help to find the cause of a failure into this folder. */
type FailureWriter = (folder: string) => Promise<void>;

declare global {
  /** Of the file that runs; `system-environment.mjs` calls them at its first failure. */
  var failureWriters: Set<FailureWriter> | undefined;
}

/** Calls `write` when a test of this file fails, while its system and pages still run. @returns a function that ends this */
export function onTestFailure(write: FailureWriter): () => void {
  const writers = (globalThis.failureWriters ??= new Set());
  writers.add(write);
  return () => void writers.delete(write);
}
