import { useState } from 'react';
import { failureOf } from './failure';

/**
 * A call that a button makes: whether it runs, and why the last one failed.
 * @param textOf what the user reads about a failure; undefined: nothing, because the page shows another state
 */
export function useCall(
  textOf: (error: unknown) => string | undefined | Promise<string | undefined> = (error) =>
    failureOf(error).message,
) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(await textOf(error));
    }
    setBusy(false);
  };
  return { busy, failure, setFailure, run };
}
