import { failureOf } from './failure';

/** Whether a query failed because what it asks for does not exist, or no longer. */
export const isNotFound = (error: unknown): boolean =>
  error !== undefined && failureOf(error).code === 'NOT_FOUND';
