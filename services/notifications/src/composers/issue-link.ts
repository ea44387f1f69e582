import { AppError } from '@araucaria/platform';
import { AlreadySentError } from '../deliveries/already-sent-error.js';
import { OutdatedMessageError } from '../deliveries/outdated-message-error.js';

/**
 * Issues the token of a link that one message contains.
 * @param issue throws `LINK_GONE` with the `state` of a link that is not open
 * @throws {AlreadySentError} when the link was used
 * @throws {OutdatedMessageError} when it has ended in another way
 */
export async function issueLink<T>(issue: () => Promise<T>): Promise<T> {
  try {
    return await issue();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'LINK_GONE') throw error;
    if (error.details?.state === 'used') throw new AlreadySentError('O link foi usado.');
    throw new OutdatedMessageError('O link expirou ou foi substituído.');
  }
}
