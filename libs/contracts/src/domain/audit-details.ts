import { CANDIDATE_STATUS } from './candidate-status.js';
import { HIRING_STEPS } from './hiring-steps.js';
import { lookup } from './labels.js';
import { PROFILE } from './candidate-fields.js';
import { ROLES } from './roles.js';
import { SECOND_FACTORS } from './second-factor-terms.js';
import { SUBJECT_REQUEST_CHANNELS, SUBJECT_REQUEST_KINDS } from './subject-request-terms.js';

interface Detail {
  name: string;
  value: string;
}

/** What the details of entries are called. Numbers of erased or due records have the name of their kind before a point. */
const NAMES: Record<string, string> = {
  active: 'ativo',
  amountCents: 'valor',
  applications: 'candidaturas',
  candidates: 'candidaturas',
  channel: 'canal',
  code: 'código',
  count: 'vezes',
  dryRun: 'simulação',
  due: 'no fim do prazo',
  enabled: 'aplicado',
  erased: 'apagados',
  factor: 'fator',
  fields: 'campos',
  found: 'encontradas',
  from: 'de',
  further: 'outros da mesma hora',
  hadRoles: 'funções antes',
  hireDate: 'data da contratação',
  id: 'mensagem',
  instalment: 'parcela',
  interviewers: 'entrevistadores',
  isAdmin: 'administrador',
  isEmployee: 'funcionário',
  isNew: 'novo',
  isRelevant: 'risco relevante',
  kind: 'tipo',
  link: 'link',
  list: 'lista',
  managers: 'gestores',
  mentions: 'menções',
  overdueDays: 'dias até o aviso',
  owedCents: 'a pagar',
  own: 'pela própria pessoa',
  passkeyId: 'chave de acesso',
  passwordChange: 'na troca de senha',
  queue: 'fila',
  reason: 'motivo',
  reasonId: 'motivo',
  referrals: 'indicações',
  referrers: 'quem indica',
  replayed: 'reprocessadas',
  roles: 'funções',
  rows: 'linhas',
  sendDigest: 'resumo por e-mail',
  singleSignOn: 'pelo login da empresa',
  state: 'resultado',
  termDays: 'prazo em dias',
  to: 'para',
  undone: 'desfazendo outra mudança',
  users: 'usuários',
  wasAdmin: 'administrador antes',
  wasEmployee: 'funcionário antes',
  where: 'chamada',
  talent_bank: 'Banco de Talentos',
  applicants: 'candidaturas',
  messages: 'mensagens',
};

const USER_FIELDS = {
  username: 'nome de usuário',
  fullName: 'nome completo',
  department: 'departamento',
  email: 'e-mail',
};

/** Codes in values, whatever the detail. */
const VALUES: Record<string, string> = {
  true: 'sim',
  false: 'não',
  null: '–',
  first: '1ª',
  second: '2ª',
  fulfilled: 'atendido',
  refused: 'recusado',
  invitation: 'convite',
  reset: 'redefinição',
  predicted: 'previstos',
  pending: 'pendentes',
  completed: 'concluídos',
  talent_bank: 'Banco de Talentos',
  applicants: 'candidaturas',
  referrers: 'quem indica',
  messages: 'mensagens',
};

// Functions, so that a page which shows no entry does not load the labels.
const valueLabel = (value: string): string | undefined =>
  lookup(VALUES, value) ??
  lookup(ROLES, value)?.label ??
  [SECOND_FACTORS, SUBJECT_REQUEST_KINDS, SUBJECT_REQUEST_CHANNELS, PROFILE, USER_FIELDS]
    .map((labels) => lookup<string>(labels, value))
    .find((label) => label !== undefined);

/** Statuses and steps share codes with other values, so that they are read only in the details of a change of them. */
const changeLabel = (value: string): string | undefined =>
  lookup(HIRING_STEPS, value)?.label ?? lookup<string>(CANDIDATE_STATUS, value);

/** The details of an entry of the audit trail in words, without those that say nothing: for the page and its spreadsheet. */
export function auditDetailsText(details: readonly Detail[]): string {
  // The database does not keep the order of details. The old value of a change comes first.
  const texts = [...details]
    .sort((one, other) => Number(other.name === 'from') - Number(one.name === 'from'))
    .filter(
      ({ name, value }) => !(name === 'count' && value === '1') && !(name === 'undone' && value === 'false'),
    )
    .map(({ name, value }) => `${nameText(name)}: ${valueText(name, value)}`);
  return texts.join(', ');
}

const inReais = (cents: number): string =>
  (cents / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });

const nameText = (name: string): string =>
  name
    .split('.')
    .map((part) => lookup(NAMES, part) ?? part)
    .join(', ');

function valueText(name: string, value: string): string {
  if (name.endsWith('Cents')) return inReais(Number(value));
  if (name === 'from' || name === 'to') return changeLabel(value) ?? valueLabel(value) ?? value;
  if (name === 'code' || name === 'where' || name === 'queue') return value;
  // Lists are separated by spaces, with or without commas.
  const parts = value.split(/,? /);
  return parts.map((part) => valueLabel(part) ?? part).join(parts.length > 1 ? ' + ' : '');
}
