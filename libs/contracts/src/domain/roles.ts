/** The roles of an account beside `isAdmin`: their label, and what their holder does. */
export const ROLES = {
  recrutador: {
    label: 'Recrutamento',
    description: 'Vagas, candidatos, entrevistas, contratações e modelos de mensagem.',
  },
  gestor: {
    label: 'Gestão de vagas',
    description: 'Candidatos, entrevistas e contratações somente das vagas pelas quais responde.',
  },
  entrevistador: {
    label: 'Entrevistas',
    description: 'Somente as próprias entrevistas, com o perfil e o currículo de quem será entrevistado.',
  },
  financeiro: {
    label: 'Financeiro',
    description: 'Bônus, regras de bônus e pagamentos, sem currículos e sem dados dos candidatos.',
  },
  encarregado: {
    label: 'Proteção de dados',
    description: 'Trilha de auditoria, exportação e exclusão de dados de pessoas, central de privacidade.',
  },
} as const satisfies Record<string, { label: string; description: string }>;
export type Role = keyof typeof ROLES;

/** What an account may be permitted to do. Each REST call and GraphQL field of the staff requires one. */
export const PERMISSIONS = {
  'audit.read': 'Ler a trilha de auditoria',
  'bonuses.pay': 'Registrar pagamentos de bônus',
  'bonuses.read': 'Ver bônus',
  'bonus-rules.manage': 'Criar e alterar regras de bônus',
  'candidates.decide': 'Avaliar candidatos e mudar o status',
  'candidates.export': 'Exportar a lista de candidatos',
  'candidates.read': 'Ver candidatos',
  'database.clean': 'Limpar o banco de dados',
  'hiring.manage': 'Conduzir contratações',
  'hiring.read': 'Ver contratações',
  'hiring.report': 'Receber o relatório de contratações',
  'interviews.conclude': 'Registrar o resultado de entrevistas',
  'interviews.manage': 'Agendar e remarcar entrevistas',
  'interviews.read': 'Ver entrevistas',
  'jobs.manage': 'Criar e alterar vagas',
  'jobs.read': 'Ver vagas encerradas',
  'live.follow': 'Receber atualizações ao vivo',
  'messages.read': 'Ver mensagens enviadas',
  'messages.send': 'Reenviar mensagens',
  'operations.manage': 'Acompanhar a operação do sistema',
  'persons.find': 'Procurar pessoas pelo nome, sem ver os dados delas',
  'privacy.manage': 'Exportar e apagar dados de pessoas',
  'referrals.hire': 'Registrar contratações de indicados',
  'referrals.read': 'Ver todas as indicações',
  'responses.manage': 'Manter motivos de reprovação e o prazo de retorno',
  'resumes.read': 'Ler currículos',
  'site.manage': 'Escolher a imagem e escrever os textos da página inicial',
  'staff.read': 'Ver os nomes da equipe',
  'templates.manage': 'Criar e alterar modelos de mensagem',
  'templates.read': 'Usar modelos de mensagem',
  'users.manage': 'Criar e alterar usuários',
} as const satisfies Record<string, string>;
export type Permission = keyof typeof PERMISSIONS;

/**
 * Permissions over accounts, money and the data of persons, and over the operation of the system. Every call of theirs that
 * changes something needs a fresh second factor of accounts that have one, as does every export of whatever permission.
 */
export const FRESH_FACTOR_PERMISSIONS: ReadonlySet<Permission> = new Set<Permission>([
  'bonus-rules.manage',
  'bonuses.pay',
  'database.clean',
  'operations.manage',
  'privacy.manage',
  'referrals.hire',
  'users.manage',
]);

/**
 * The records to which a permission applies. `managed-jobs`: jobs that name the user as a manager, their candidates and
 * interviews. `own-interviews`: interviews that name the user as an interviewer, and their candidates.
 */
export type Scope = 'all' | 'managed-jobs' | 'own-interviews';

/** What each role permits, and for which records. What is not listed is refused. Administrators have every permission. */
export const ROLE_PERMISSIONS: Readonly<Record<Role, Readonly<Partial<Record<Permission, Scope>>>>> = {
  recrutador: {
    'candidates.decide': 'all',
    'candidates.export': 'all',
    'candidates.read': 'all',
    'hiring.manage': 'all',
    'hiring.read': 'all',
    'hiring.report': 'all',
    'interviews.conclude': 'all',
    'interviews.manage': 'all',
    'interviews.read': 'all',
    'jobs.manage': 'all',
    'jobs.read': 'all',
    'live.follow': 'all',
    'messages.read': 'all',
    'messages.send': 'all',
    'resumes.read': 'all',
    'staff.read': 'all',
    'templates.manage': 'all',
    'templates.read': 'all',
  },
  gestor: {
    'candidates.decide': 'managed-jobs',
    'candidates.export': 'managed-jobs',
    'candidates.read': 'managed-jobs',
    'hiring.manage': 'managed-jobs',
    'hiring.read': 'managed-jobs',
    'interviews.conclude': 'managed-jobs',
    'interviews.manage': 'managed-jobs',
    'interviews.read': 'managed-jobs',
    'jobs.read': 'managed-jobs',
    'live.follow': 'managed-jobs',
    'resumes.read': 'managed-jobs',
    'staff.read': 'all',
    'templates.read': 'all',
  },
  entrevistador: {
    'candidates.read': 'own-interviews',
    'interviews.conclude': 'own-interviews',
    'interviews.read': 'own-interviews',
    'live.follow': 'own-interviews',
    'resumes.read': 'own-interviews',
  },
  financeiro: {
    'bonus-rules.manage': 'all',
    'bonuses.pay': 'all',
    'bonuses.read': 'all',
  },
  encarregado: {
    'audit.read': 'all',
    'persons.find': 'all',
    'privacy.manage': 'all',
    'staff.read': 'all',
  },
};

/** The part of an account from which its permissions follow. */
export interface RoleHolder {
  isAdmin: boolean;
  roles: readonly Role[];
}

/**
 * The records for which the holder has the permission; empty: not permitted. `all` includes every other scope. An actor
 * that a process of an earlier release sends has no `roles`.
 */
export function scopesOf({ isAdmin, roles = [] }: RoleHolder, permission: Permission): ReadonlySet<Scope> {
  if (isAdmin) return new Set(['all']);
  return new Set(roles.flatMap((role) => ROLE_PERMISSIONS[role]?.[permission] ?? []));
}

/** Whether the holder has the permission, for some records at least. */
export const isPermitted = (holder: RoleHolder, permission: Permission): boolean =>
  scopesOf(holder, permission).size > 0;

/** Every scope that a role gives the holder for some permission. */
export function permittedScopes({ isAdmin, roles = [] }: RoleHolder): ReadonlySet<Scope> {
  if (isAdmin) return new Set(['all']);
  return new Set(roles.flatMap((role) => Object.values(ROLE_PERMISSIONS[role] ?? {})));
}

/** Whether a role limits the holder to their own records of some kind. */
export const hasOwnScope = (holder: RoleHolder): boolean =>
  [...permittedScopes(holder)].some((scope) => scope !== 'all');
