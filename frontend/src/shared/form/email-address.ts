import { isEmailAddress } from '@araucaria/contracts/domain';
import { textOf } from './text-length';

/** Whether the server accepts the address; it cleans and trims it first. */
export const isEmail = (text: string): boolean => isEmailAddress(textOf(text).trim());
