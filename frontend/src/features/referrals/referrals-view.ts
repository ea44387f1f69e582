export const VIEW = { tab: 'minhas', search: '', sort: '', page: '', startDate: '', endDate: '' };
export type ReferralsView = typeof VIEW;
