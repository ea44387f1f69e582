import {
  BONUS_ENTRY_KINDS,
  ROLES,
  type BonusEntryView,
  type ListedUser,
  type ReferralApplicationView,
  type ReferralView,
} from '@araucaria/contracts';
import { day } from '../exports/csv.js';
import { moment, money, reais, type Fields } from './personal-data-formats.js';

export const USER_FIELDS: Fields<ListedUser> = {
  id: null,
  version: null,
  username: ['Usuário'],
  fullName: ['Nome'],
  department: ['Setor'],
  email: ['E-mail'],
  isAdmin: ['Administra o sistema'],
  isEmployee: ['Trabalha na empresa'],
  roles: ['Papéis', (roles) => roles.map((role) => ROLES[role].label).join(', ')],
  active: ['Conta ativa'],
  invited: ['Convite pendente'],
  lastLoginAt: ['Último acesso', moment],
  hasSecondFactor: ['Segundo fator no login'],
};

export const REFERRAL_FIELDS: Fields<ReferralView> = {
  id: null,
  code: ['Código do link'],
  referrerId: null,
  referrerName: ['Nome'],
  referrerEmail: ['E-mail'],
  jobId: ['Número da vaga'],
  clicks: ['Visitas ao link', String],
  active: ['Link ativo'],
  expiresAt: ['Válido até', moment],
  createdAt: ['Criado em', moment],
};

/** Without the candidate: for a referrer, another person. */
export type BonusRecord = Omit<ReferralApplicationView, 'candidateId'>;

export const BONUS_FIELDS: Fields<BonusRecord> = {
  id: null,
  referralId: null,
  referralCode: ['Código do link'],
  referrerId: null,
  referrerName: ['Quem indicou'],
  candidateErased: null,
  jobId: ['Número da vaga'],
  jobTitle: ['Vaga'],
  status: null,
  statusLabel: ['Situação'],
  isHired: ['Houve contratação'],
  hireDate: ['Data da contratação', day],
  bonusAmount: ['Bonificação', money],
  totalBonusAmount: null,
  firstBonusAmount: ['1ª parcela', reais],
  firstBonusPaid: ['1ª parcela paga'],
  firstBonusDueDate: ['Vencimento da 1ª parcela', day],
  firstBonusPaidDate: ['Pagamento da 1ª parcela', day],
  firstBonusPaidBy: null,
  firstBonusPaidAt: null,
  firstBonusPaymentId: null,
  secondBonusAmount: ['2ª parcela', reais],
  secondBonusPaid: ['2ª parcela paga'],
  secondBonusDueDate: ['Vencimento da 2ª parcela', day],
  secondBonusPaidDate: ['Pagamento da 2ª parcela', day],
  secondBonusPaidBy: null,
  secondBonusPaidAt: null,
  secondBonusPaymentId: null,
  bonusPaid: null,
  hold: null,
  holdLabel: ['Pagamento bloqueado'],
  holdSince: ['Bloqueado desde', moment],
  priority: null,
  paymentStatus: null,
  createdAt: ['Registrada em', moment],
};

export const BONUS_ENTRY_FIELDS: Fields<BonusEntryView> = {
  id: null,
  applicationId: null,
  kind: ['O que aconteceu', (kind) => BONUS_ENTRY_KINDS[kind]],
  label: null,
  instalment: ['Parcela', String],
  amount: ['Valor', money],
  day: ['Dia', day],
  reason: ['Motivo'],
  reverses: null,
  actorId: null,
  actorName: ['Por'],
  at: ['Data', moment],
};
