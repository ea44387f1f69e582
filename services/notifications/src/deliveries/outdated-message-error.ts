import { AppError } from '@araucaria/platform';

export const INTERVIEW_CHANGED = 'A entrevista mudou antes do envio desta mensagem.';

/**
 * The message must not be sent: its recipient no longer exists, or its content is no longer true.
 * The delivery is cancelled, and staff see the error message, which is in Portuguese.
 */
export class OutdatedMessageError extends Error {
  override readonly name = 'OutdatedMessageError';
}

/** @throws {OutdatedMessageError} with `reason` if what is read does not exist any more */
export async function orOutdated<T>(read: Promise<T>, reason: string): Promise<T> {
  try {
    return await read;
  } catch (error) {
    const isGone = error instanceof AppError && error.code === 'NOT_FOUND';
    throw isGone ? new OutdatedMessageError(reason) : error;
  }
}
