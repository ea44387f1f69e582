/** What the referral screens show, as their addresses hold it. */
export const VIEW = { tab: 'minhas', search: '', sort: '', page: '', startDate: '', endDate: '' };
export type ReferralsView = typeof VIEW;

const OWN = [
  ['minhas', 'Minhas Indicações'],
  ['aplicacoes', 'Aplicações'],
] as const;
const EVERYBODYS = ['todas', 'Todas Indicações'] as const;

/** Only administrators see everybody's. */
export const tabsFor = (admin: boolean) => (admin ? ([...OWN, EVERYBODYS] as const) : OWN);
