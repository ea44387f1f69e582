/** A referral of the demo data, with its referrer and its applicants. */
export interface DemoReferral {
  code: string;
  /** A username, or a visitor. */
  referrer: string | { name: string; email: string };
  daysAgo: number;
  clicks: number;
  /** E-mail addresses of demo candidates (services/candidates), with the number of paid instalments. */
  applicants: Array<{ email: string; paid: 0 | 1 | 2 }>;
}

/** One referral for each status of a bonus (paid, first paid, overdue, due soon, awaiting a hire), and some without applicants. */
export const DEMO_REFERRALS: DemoReferral[] = [
  {
    code: 'REF7MKQ4A',
    referrer: 'maria.souza',
    daysAgo: 145,
    clicks: 37,
    applicants: [{ email: 'rafael.moura@exemplo.com.br', paid: 2 }],
  },
  {
    code: 'REFX2D8HN',
    referrer: 'maria.souza',
    daysAgo: 110,
    clicks: 52,
    applicants: [
      { email: 'patricia.dutra@exemplo.com.br', paid: 1 },
      { email: 'camila.reis@exemplo.com.br', paid: 0 },
    ],
  },
  {
    code: 'REFV9TB3J',
    referrer: { name: 'Sônia Albuquerque', email: 'sonia.albuquerque@exemplo.com.br' },
    daysAgo: 80,
    clicks: 9,
    applicants: [{ email: 'thiago.porto@exemplo.com.br', paid: 0 }],
  },
  {
    code: 'REFP4WL6E',
    referrer: { name: 'Élcio Ramos Teles', email: 'elcio.teles@exemplo.com.br' },
    daysAgo: 14,
    clicks: 21,
    applicants: [{ email: 'davi.pacheco@exemplo.com.br', paid: 0 }],
  },
  { code: 'REFC5RWTE', referrer: 'maria.souza', daysAgo: 5, clicks: 3, applicants: [] },
  {
    code: 'REFH8ZK2U',
    referrer: { name: 'Norma Vidal', email: 'norma.vidal@exemplo.com.br' },
    daysAgo: 2,
    clicks: 0,
    applicants: [],
  },
];
