import { DEFAULT_BONUS_CENTS, FIRST_BONUS_DAYS, SECOND_BONUS_DAYS } from '@araucaria/contracts/domain';

const INSTALMENT = `R$ ${DEFAULT_BONUS_CENTS / 2 / 100}`;

/** When and how much a referrer is paid if no bonus rule applies, as public pages state it. */
export const BONUS_TERMS = `${INSTALMENT} após ${FIRST_BONUS_DAYS} dias da contratação e mais ${INSTALMENT} após ${SECOND_BONUS_DAYS} dias.`;
