import type { JobType } from '@araucaria/contracts';
import { DAY_MS } from '@araucaria/contracts/domain';
import { Random, WeightedList, type Weighted } from './random.ts';
import { randomPlace } from './places.ts';
import { table, type RowOf } from './table-copy.ts';

export const JOB = table(
  'jobs.job',
  ...(['id', 'title', 'department', 'location', 'type', 'description', 'requirements', 'benefits'] as const),
  ...(['salary_min', 'salary_max', 'is_active', 'created_at'] as const),
);

/** Lower ids are reserved. */
const FIRST_JOB_ID = 100;

const ROLES: ReadonlyArray<readonly [title: string, department: string, skills: string]> = [
  [
    'Pessoa Desenvolvedora Node.js',
    'Engenharia',
    'Node.js, PostgreSQL, Filas e eventos, Testes automatizados',
  ],
  ['Pessoa Desenvolvedora Front-end', 'Engenharia', 'React, TypeScript, Acessibilidade, Testes no navegador'],
  ['Pessoa Desenvolvedora Mobile', 'Engenharia', 'Kotlin ou Swift, Publicação em lojas, Testes, Git'],
  ['Engenheira ou Engenheiro de Dados', 'Dados', 'SQL avançado, Python, Orquestração, Modelagem dimensional'],
  ['Analista de Dados', 'Dados', 'SQL, Estatística, Visualização, Comunicação com áreas de negócio'],
  [
    'Engenheira ou Engenheiro de Confiabilidade',
    'Infraestrutura',
    'Linux, Kubernetes, Observabilidade, Plantões',
  ],
  [
    'Analista de Segurança da Informação',
    'Segurança',
    'Redes, Testes de intrusão, LGPD, Resposta a incidentes',
  ],
  ['Designer de Produto', 'Produto', 'Pesquisa com usuários, Prototipação, Sistemas de design, Figma'],
  ['Gerente de Produto', 'Produto', 'Descoberta de produto, Métricas, Priorização, Escrita clara'],
  ['Analista de Suporte', 'Atendimento', 'SQL para consultas, Redes e HTTP, Comunicação clara'],
  ['Analista de Qualidade', 'Engenharia', 'Testes exploratórios, Automação, APIs, Escrita de casos de teste'],
  [
    'Executiva ou Executivo de Contas',
    'Comercial',
    'Vendas consultivas B2B, CRM, Negociação, Viagens curtas',
  ],
  ['Analista de Pessoas e Cultura', 'Pessoas', 'RH generalista, Planilhas avançadas, Noções de LGPD'],
  ['Analista Financeiro', 'Financeiro', 'Contas a pagar e a receber, Conciliação, Planilhas, ERP'],
];
const LEVELS: ReadonlyArray<readonly [name: string, salaryMin: number]> = [
  ['Júnior', 3_800],
  ['Pleno', 7_200],
  ['Sênior', 12_500],
  ['Especialista', 17_000],
];
const TYPES: Weighted<JobType> = [
  ['CLT', 55],
  ['Hibrido', 15],
  ['Remoto', 15],
  ['PJ', 8],
  ['Estagio', 4],
  ['Temporario', 3],
];
const types = new WeightedList(TYPES);

/**
 * Jobs of a software company. Each fifth is closed, after all open ones.
 * @param open number of open jobs
 * @param until no job is newer
 */
export function seedJobs({ open, seed, until }: { open: number; seed: number; until: Date }) {
  const random = new Random(seed);
  const total = open + Math.floor(open / 5);
  return Array.from({ length: total }, (_, index) => {
    const [role = '', department = '', skills = ''] = ROLES[index % ROLES.length] ?? [];
    const [level = '', salaryMin = 0] = LEVELS[Math.floor(index / ROLES.length) % LEVELS.length] ?? [];
    const { city, state } = randomPlace(random);
    const isActive = index < open;
    const ageDays = isActive ? random.integer(180) : 200 + random.integer(500);
    return {
      id: FIRST_JOB_ID + index,
      title: `${role} ${level}`,
      department,
      location: `${city}, ${state}`,
      type: types.pick(random),
      description: describe(role, level, department, city),
      requirements: skills,
      benefits: 'Vale-refeição de R$ 1.100, Plano de saúde nacional, Horário flexível, Auxílio-creche',
      // Whole reais a month.
      salary_min: salaryMin,
      salary_max: Math.round(salaryMin * 1.35),
      is_active: isActive,
      created_at: new Date(until.getTime() - ageDays * DAY_MS - random.integer(DAY_MS)),
    } satisfies RowOf<typeof JOB>;
  });
}

export type SeedJob = ReturnType<typeof seedJobs>[number];

/** Draws jobs as applicants choose them: a few get most applications. */
export const popularJobs = (jobs: readonly SeedJob[]): WeightedList<SeedJob> =>
  new WeightedList(jobs.map((job, index) => [job, 1 / (index + 3)]));

function describe(role: string, level: string, department: string, city: string): string {
  return (
    `A Araucária Software procura ${role.toLowerCase()} (nível ${level.toLowerCase()}) para a área de ${department}. ` +
    `Você trabalhará com uma equipe de oito pessoas, em ciclos de duas semanas, em sistemas usados por redes de varejo em todo o país. ` +
    `Participará do desenho das soluções, da revisão do trabalho dos colegas e das conversas com clientes, e terá tempo reservado ` +
    `para estudar. O escritório de ${city} fica perto do transporte público; o modelo de trabalho é combinado com a equipe. ` +
    'O processo tem uma conversa com Pessoas, uma entrevista técnica sobre um problema real e uma conversa com a liderança.'
  );
}
