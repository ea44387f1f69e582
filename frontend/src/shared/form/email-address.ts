import { isEmailAddress } from '@araucaria/contracts/domain';

/** Whether the server accepts the address; it trims it first. */
export const isEmail = (text: string): boolean => isEmailAddress(text.trim());
