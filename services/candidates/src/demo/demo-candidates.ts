import type { Application, CandidateStatus, HiringStep } from '@araucaria/contracts';

/** A fictitious candidate with the history of their status. */
export interface DemoCandidate {
  /** Part of the job's title; absent: talent bank. */
  job?: string;
  appliedDaysAgo: number;
  score: number;
  /** Statuses after `new`, oldest first. */
  statuses: Array<{ to: CandidateStatus; daysAgo: number; note?: string }>;
  step?: { to: HiringStep; daysAgo: number; startsInDays: number };
  application: Omit<Application, 'consentVersion'>;
}

export const DEMO_CANDIDATES: DemoCandidate[] = [
  {
    job: 'Node.js',
    appliedDaysAgo: 41,
    score: 93,
    statuses: [
      { to: 'reviewing', daysAgo: 40 },
      { to: 'interview', daysAgo: 36, note: 'Entrevista técnica com a equipe de vendas e estoque.' },
      { to: 'approved', daysAgo: 29, note: 'Desenho de APIs excelente; boa conversa com o time.' },
      { to: 'hiring_offer', daysAgo: 27 },
      { to: 'hiring_documents', daysAgo: 22 },
      { to: 'hired', daysAgo: 18, note: 'Documentação completa.' },
    ],
    step: { to: 'onboarding', daysAgo: 9, startsInDays: 4 },
    application: {
      firstName: 'Helena',
      lastName: 'Vasconcelos Prado',
      email: 'helena.prado@exemplo.com.br',
      phone: '(41) 99812-3344',
      address: 'Rua das Imbuias, 220',
      city: 'Curitiba',
      state: 'PR',
      zip: '80035-120',
      educationLevel: 'Pós-Graduação',
      educationCourse: 'Engenharia de Software',
      experienceSummary:
        'Nove anos em back-end, cinco deles em Node.js e PostgreSQL. Conduzi a divisão de um sistema de pedidos em serviços com filas e eventos.',
      experiences: [
        {
          company: 'Mercado Serra Azul',
          position: 'Engenheira de Software',
          startDate: '2021-03-01',
          isCurrent: true,
          description: 'Serviços de pedidos e estoque, mensageria e observabilidade.',
        },
        {
          company: 'Estúdio Capivara',
          position: 'Desenvolvedora Back-end',
          startDate: '2017-02-01',
          endDate: '2021-02-26',
          description: 'APIs para aplicativos de entrega.',
        },
      ],
      education: [
        {
          institution: 'Universidade do Planalto',
          degree: 'Bacharelado em Ciência da Computação',
          startDate: '2012-02-01',
          endDate: '2016-12-15',
        },
      ],
    },
  },
  {
    job: 'Front-end',
    appliedDaysAgo: 20,
    score: 84,
    statuses: [
      { to: 'reviewing', daysAgo: 19 },
      { to: 'interview', daysAgo: 15 },
      { to: 'approved', daysAgo: 8, note: 'Domina acessibilidade; aprovado por unanimidade.' },
      { to: 'hiring_offer', daysAgo: 5 },
    ],
    application: {
      firstName: 'João Batista',
      lastName: 'Açucena',
      email: 'joao.acucena@exemplo.com.br',
      phone: '(51) 98444-1020',
      city: 'Porto Alegre',
      state: 'RS',
      educationLevel: 'Graduação',
      educationCourse: 'Sistemas de Informação',
      experienceSummary:
        'Seis anos com React e TypeScript em lojas virtuais; testes no navegador desde o começo.',
    },
  },
  {
    job: 'Designer',
    appliedDaysAgo: 12,
    score: 78,
    statuses: [
      { to: 'reviewing', daysAgo: 11 },
      { to: 'interview', daysAgo: 6, note: 'Trazer o caso da pesquisa em lojas.' },
    ],
    application: {
      firstName: 'Beatriz',
      lastName: 'Nóbrega Tanaka',
      email: 'beatriz.tanaka@exemplo.com.br',
      phone: '(11) 97123-9087',
      city: 'São Paulo',
      state: 'SP',
      educationLevel: 'Graduação',
      educationCourse: 'Design',
      portfolioUrl: 'https://portfolio.exemplo.com.br/beatriz',
      experienceSummary: 'Desenho de produtos para quem trabalha de pé: caixas, estoquistas e entregadores.',
    },
  },
  {
    job: 'Dados',
    appliedDaysAgo: 9,
    score: 66,
    statuses: [{ to: 'reviewing', daysAgo: 7 }],
    application: {
      firstName: 'Márcio',
      lastName: 'Evangelista Rocha',
      email: 'marcio.rocha@exemplo.com.br',
      phone: '(31) 98765-4410',
      city: 'Belo Horizonte',
      state: 'MG',
      educationLevel: 'Graduação',
      educationCourse: 'Estatística',
      experienceSummary: 'Estágio e um ano como analista em uma cooperativa de crédito. SQL todos os dias.',
    },
  },
  {
    job: 'Estágio',
    appliedDaysAgo: 3,
    score: 0,
    statuses: [],
    application: {
      firstName: 'Iasmin',
      lastName: 'Conceição Luz',
      email: 'iasmin.luz@exemplo.com.br',
      phone: '(48) 99630-7715',
      city: 'Florianópolis',
      state: 'SC',
      educationLevel: 'Ensino Médio',
      educationCourse: 'Cursando Ciência da Computação',
      experienceSummary: 'Monitora de lógica de programação e organizadora do grupo de robótica da escola.',
    },
  },
  {
    job: 'Suporte',
    appliedDaysAgo: 16,
    score: 38,
    statuses: [
      { to: 'reviewing', daysAgo: 15 },
      { to: 'rejected', daysAgo: 13, note: 'Procura plantão noturno, que esta vaga não tem.' },
    ],
    application: {
      firstName: 'Wellington',
      lastName: 'Queiroz Dantas',
      email: 'wellington.dantas@exemplo.com.br',
      phone: '(81) 99214-5568',
      city: 'Recife',
      state: 'PE',
      educationLevel: 'Técnico',
      educationCourse: 'Redes de Computadores',
    },
  },
  {
    appliedDaysAgo: 6,
    score: 71,
    statuses: [{ to: 'approved', daysAgo: 2, note: 'Perfil para a próxima vaga de gestão de produto.' }],
    application: {
      firstName: 'Lúcia',
      lastName: 'Farias Montenegro',
      email: 'lucia.montenegro@exemplo.com.br',
      phone: '(85) 98811-2003',
      city: 'Fortaleza',
      state: 'CE',
      educationLevel: 'Mestrado',
      educationCourse: 'Administração',
      experienceSummary:
        'Oito anos em meios de pagamento, os três últimos à frente de um produto para lojistas.',
    },
  },
  {
    appliedDaysAgo: 1,
    score: 0,
    statuses: [],
    application: {
      firstName: 'Otávio',
      lastName: 'Brandão Saldanha',
      email: 'otavio.saldanha@exemplo.com.br',
      phone: '(62) 99170-3321',
      city: 'Goiânia',
      state: 'GO',
      educationLevel: 'Graduação',
      educationCourse: 'Segurança da Informação',
    },
  },
];
