/** An invented link, who shared it, and whom it brought. */
export interface DemoReferral {
  code: string;
  /** A user's name, or a visitor. */
  referrer: string | { name: string; email: string };
  daysAgo: number;
  clicks: number;
  /** Addresses of demo candidates (services/candidates), with how many instalments were paid for each. */
  brought: Array<{ email: string; paid: 0 | 1 | 2 }>;
}

/** Every state of a bonus: paid, first paid, overdue, due soon, awaiting a hire; and links that brought nobody yet. */
export const DEMO_REFERRALS: DemoReferral[] = [
  {
    code: 'REFMARIA1',
    referrer: 'maria.souza',
    daysAgo: 145,
    clicks: 37,
    brought: [{ email: 'rafael.moura@exemplo.com.br', paid: 2 }],
  },
  {
    code: 'REFMARIA2',
    referrer: 'maria.souza',
    daysAgo: 110,
    clicks: 52,
    brought: [
      { email: 'patricia.dutra@exemplo.com.br', paid: 1 },
      { email: 'camila.reis@exemplo.com.br', paid: 0 },
    ],
  },
  {
    code: 'REFVISIT1',
    referrer: { name: 'Sônia Albuquerque', email: 'sonia.albuquerque@exemplo.com.br' },
    daysAgo: 80,
    clicks: 9,
    brought: [{ email: 'thiago.porto@exemplo.com.br', paid: 0 }],
  },
  {
    code: 'REFVISIT2',
    referrer: { name: 'Élcio Ramos Teles', email: 'elcio.teles@exemplo.com.br' },
    daysAgo: 14,
    clicks: 21,
    brought: [{ email: 'davi.pacheco@exemplo.com.br', paid: 0 }],
  },
  { code: 'REFMARIA3', referrer: 'maria.souza', daysAgo: 5, clicks: 3, brought: [] },
  {
    code: 'REFVISIT3',
    referrer: { name: 'Norma Vidal', email: 'norma.vidal@exemplo.com.br' },
    daysAgo: 2,
    clicks: 0,
    brought: [],
  },
];
