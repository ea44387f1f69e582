import type { DemoCandidate } from './demo-candidates.js';

const consentVersion = '2026-11';

/**
 * Referred candidates, one for each state of a bonus. Their e-mails and referral codes also appear in the demo data of
 * the referrals service (`demo-referrals.ts`), and their e-mails in that of the interviews service.
 */
export const DEMO_REFERRED: DemoCandidate[] = [
  {
    job: 'SRE',
    appliedDaysAgo: 138,
    score: 91,
    statuses: [
      { to: 'reviewing', daysAgo: 136 },
      { to: 'interview', daysAgo: 130 },
      { to: 'approved', daysAgo: 120, note: 'Indicação da Maria; excelente em resposta a incidentes.' },
      { to: 'contratado', daysAgo: 104 },
    ],
    step: { to: 'completed', daysAgo: 90, startsInDays: -90 },
    application: {
      firstName: 'Rafael',
      lastName: 'Stein Moura',
      email: 'rafael.moura@exemplo.com.br',
      phone: '(41) 99733-8120',
      city: 'Londrina',
      state: 'PR',
      educationLevel: 'Graduação',
      educationCourse: 'Engenharia de Computação',
      experienceSummary: 'Sete anos mantendo sistemas no ar; Kubernetes, PostgreSQL e observabilidade.',
      referralCode: 'REF7MKQ4A',
      consentVersion,
      experiences: [
        {
          company: 'Banco das Missões',
          position: 'Engenheiro de Confiabilidade',
          startDate: '2020-06-01',
          endDate: '2026-07-31',
          description: 'Capacidade, plantões e automação de 120 serviços.',
        },
      ],
      education: [
        {
          institution: 'Instituto do Norte Pioneiro',
          degree: 'Bacharelado em Engenharia de Computação',
          startDate: '2014-02-01',
          endDate: '2018-12-15',
        },
      ],
    },
  },
  {
    job: 'Gerente de Produto',
    appliedDaysAgo: 101,
    score: 86,
    statuses: [
      { to: 'reviewing', daysAgo: 99 },
      { to: 'interview', daysAgo: 95 },
      { to: 'approved', daysAgo: 84 },
      { to: 'contratado', daysAgo: 72 },
    ],
    step: { to: 'completed', daysAgo: 60, startsInDays: -58 },
    application: {
      firstName: 'Patrícia',
      lastName: 'Amaral Dutra',
      email: 'patricia.dutra@exemplo.com.br',
      phone: '(11) 98220-6631',
      city: 'Campinas',
      state: 'SP',
      educationLevel: 'Pós-Graduação',
      educationCourse: 'Gestão de Produtos Digitais',
      experienceSummary: 'Produtos de pagamento para pequenos lojistas, da descoberta ao lançamento.',
      referralCode: 'REFX2D8HN',
      consentVersion,
      experiences: [
        {
          company: 'Maquininha Azul',
          position: 'Gerente de Produto',
          startDate: '2021-01-04',
          endDate: '2026-08-28',
          description: 'Conciliação e antecipação de recebíveis.',
        },
      ],
    },
  },
  {
    job: 'Dados',
    appliedDaysAgo: 74,
    score: 79,
    statuses: [
      { to: 'reviewing', daysAgo: 73 },
      { to: 'interview', daysAgo: 68 },
      { to: 'approved', daysAgo: 58 },
      { to: 'contratado', daysAgo: 49 },
    ],
    step: { to: 'onboarding', daysAgo: 40, startsInDays: -30 },
    application: {
      firstName: 'Thiago',
      lastName: 'Ximenes Porto',
      email: 'thiago.porto@exemplo.com.br',
      phone: '(31) 99541-7702',
      city: 'Contagem',
      state: 'MG',
      educationLevel: 'Graduação',
      educationCourse: 'Estatística',
      experienceSummary: 'Painéis e modelos de demanda para uma rede de farmácias.',
      referralCode: 'REFV9TB3J',
      consentVersion,
    },
  },
  {
    job: 'Front-end',
    appliedDaysAgo: 46,
    score: 82,
    statuses: [
      { to: 'reviewing', daysAgo: 44 },
      { to: 'interview', daysAgo: 39 },
      { to: 'approved', daysAgo: 30 },
      { to: 'hired', daysAgo: 21 },
    ],
    step: { to: 'documents', daysAgo: 12, startsInDays: 10 },
    application: {
      firstName: 'Camila',
      lastName: 'Bortolini Reis',
      email: 'camila.reis@exemplo.com.br',
      phone: '(54) 99177-2044',
      city: 'Caxias do Sul',
      state: 'RS',
      educationLevel: 'Graduação',
      educationCourse: 'Ciência da Computação',
      experienceSummary: 'Interfaces acessíveis em React; mantém uma biblioteca de componentes aberta.',
      referralCode: 'REFX2D8HN',
      consentVersion,
    },
  },
  {
    job: 'Designer',
    appliedDaysAgo: 8,
    score: 74,
    statuses: [
      { to: 'reviewing', daysAgo: 7 },
      { to: 'interview', daysAgo: 3, note: 'Entrevista com a gestora na semana que vem.' },
    ],
    application: {
      firstName: 'Davi',
      lastName: 'Kuhn Pacheco',
      email: 'davi.pacheco@exemplo.com.br',
      phone: '(47) 98812-9005',
      city: 'Blumenau',
      state: 'SC',
      educationLevel: 'Graduação',
      educationCourse: 'Design de Interação',
      experienceSummary: 'Aplicativos para chão de fábrica; pesquisa de campo e prototipagem.',
      referralCode: 'REFP4WL6E',
      consentVersion,
    },
  },
];
