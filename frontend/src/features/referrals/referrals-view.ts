/** Default state of the referral screens in the URL. */
export const VIEW = { tab: 'minhas', search: '', sort: '', page: '', startDate: '', endDate: '' };
export type ReferralsView = typeof VIEW;

const OWN = [
  ['minhas', 'Minhas Indicações'],
  ['aplicacoes', 'Aplicações'],
] as const;
const ALL = ['todas', 'Todas Indicações'] as const;

/** Only administrators see the referrals of all users. */
export const tabsFor = (admin: boolean) => (admin ? ([...OWN, ALL] as const) : OWN);
