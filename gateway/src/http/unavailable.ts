import { AppError } from '@araucaria/platform';

/**
 * Turns every failure into `UNAVAILABLE` (503): for commands to Redis, which fail only when it cannot be reached.
 * @throws {AppError} `UNAVAILABLE`
 */
export async function unavailableOnError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw new AppError('UNAVAILABLE');
  }
}
