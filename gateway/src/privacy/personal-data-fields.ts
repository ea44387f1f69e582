import {
  APPLICATION_FIELDS,
  APPLICATION_LABELS,
  CANDIDATE_STATUS,
  INTERVIEW_STATUS,
  INTERVIEW_TYPES,
  TALENT_BANK_TITLE,
  hiringStepLabel,
  labelOf,
  type ApplicationField,
  type CandidateView,
  type DeliveryView,
  type DraftRecord,
  type EducationView,
  type ExperienceView,
  type HistoryEntryView,
  type InterviewView,
  type JobAlertView,
  type NewResumeRecord,
  type ResumeAccessView,
  type ResumeLanguage,
  type ResumeSkill,
} from '@araucaria/contracts';
import { day } from '../exports/csv.js';
import { moment, type Fields } from './personal-data-formats.js';

const statusOrStep = (value: string) =>
  Object.hasOwn(CANDIDATE_STATUS, value) ? labelOf(CANDIDATE_STATUS, value) : hiringStepLabel(value);
const CHANNELS = { email: 'E-mail', whatsapp: 'WhatsApp' };
const DELIVERY_STATES = {
  pending: 'Na fila de envio',
  sent: 'Enviada',
  delivered: 'Entregue',
  read: 'Lida',
  failed: 'Não enviada',
  cancelled: 'Cancelada',
  link: 'Enviada à mão',
};

/** Of what the person wrote in an application. A record shows those that it has. */
const WRITTEN = Object.fromEntries(
  APPLICATION_FIELDS.map((name) => [name, [APPLICATION_LABELS[name]]]),
) as unknown as Record<ApplicationField, [string]>;

/** Leaves out a score that was not given. */
export const shownCandidate = (candidate: CandidateView) => ({
  ...candidate,
  score: candidate.scoredAt === null ? null : candidate.score,
});

export const CANDIDATE_FIELDS: Fields<ReturnType<typeof shownCandidate>> = {
  id: ['Número da candidatura'],
  ...WRITTEN,
  country: ['País'],
  jobId: null,
  jobTitle: ['Vaga'],
  status: ['Situação', (status) => CANDIDATE_STATUS[status]],
  score: ['Nota', String],
  scoredAt: ['Data da nota', moment],
  hiringStep: ['Etapa da contratação', hiringStepLabel],
  startDate: ['Primeiro dia de trabalho', day],
  createdAt: ['Data da candidatura', moment],
  approvedDate: ['Data da aprovação', moment],
  hireDate: ['Data da contratação', moment],
  statusDecidedAt: null,
  stepDecidedAt: null,
  consentVersion: ['Versão do texto do consentimento'],
  consentAt: ['Data do consentimento', moment],
  retentionUntil: [`Fim do prazo no ${TALENT_BANK_TITLE}`, moment],
  waitingSince: ['Aguarda resposta desde', moment],
  ipAddress: ['Endereço IP do envio'],
  resumeKey: null,
  resumeContentType: null,
};

export const DRAFT_FIELDS: Fields<DraftRecord> = {
  jobTitle: ['Vaga'],
  ...WRITTEN,
  ipAddress: ['Endereço IP do envio'],
  createdAt: ['Data do envio', moment],
  expiresAt: ['Apagado automaticamente em', moment],
};

export const NEW_RESUME_FIELDS: Fields<NewResumeRecord> = {
  filename: ['Arquivo do currículo'],
  uploadedAt: ['Data do envio', moment],
  confirmedAt: ['Data da confirmação', moment],
};

export const JOB_ALERT_FIELDS: Fields<JobAlertView> = {
  id: null,
  department: ['Departamento'],
  location: ['Local'],
  createdAt: ['Criado em', moment],
};

export const EXPERIENCE_FIELDS: Fields<ExperienceView> = {
  id: null,
  candidateId: null,
  company: ['Empresa'],
  position: ['Cargo'],
  startDate: ['Início', day],
  endDate: ['Término', day],
  isCurrent: ['Atual'],
  description: ['Descrição'],
};

export const EDUCATION_FIELDS: Fields<EducationView> = {
  id: null,
  candidateId: null,
  institution: ['Instituição'],
  degree: ['Curso'],
  startDate: ['Início', day],
  endDate: ['Término', day],
  inProgress: ['Em andamento'],
  description: ['Descrição'],
};

export const READ_LANGUAGE_FIELDS: Fields<ResumeLanguage> = {
  language: ['Idioma'],
  level: ['Nível'],
  europeanLevel: ['Nível europeu'],
  confidence: null,
  page: ['Página'],
  line: ['Linha do currículo'],
};

export const READ_SKILL_FIELDS: Fields<ResumeSkill> = {
  text: ['Conhecimento'],
  name: ['Nome usual'],
  confidence: null,
  page: ['Página'],
  line: ['Linha do currículo'],
};

export const HISTORY_FIELDS: Fields<HistoryEntryView> = {
  id: null,
  candidateId: null,
  kind: ['O que mudou', (kind) => (kind === 'status' ? 'Situação' : 'Etapa da contratação')],
  from: ['De', statusOrStep],
  to: ['Para', statusOrStep],
  note: ['Anotação'],
  reason: ['Motivo'],
  actorId: null,
  actorName: ['Por'],
  at: ['Data', moment],
  undo: null,
};

export const ACCESS_FIELDS: Fields<ResumeAccessView> = {
  id: null,
  candidateId: null,
  actorId: null,
  actorName: ['Quem abriu'],
  at: ['Data', moment],
};

export const INTERVIEW_FIELDS: Fields<InterviewView> = {
  id: null,
  candidateId: null,
  jobId: null,
  interviewType: ['Tipo', (type) => INTERVIEW_TYPES[type]],
  interviewDate: ['Data', moment],
  durationMinutes: ['Duração em minutos', String],
  status: ['Situação', (status) => INTERVIEW_STATUS[status]],
  notes: ['Observações'],
  interviewerIds: null,
  feedback: ['Parecer'],
  confirmedBy: ['Confirmada por', (channel) => CHANNELS[channel]],
  confirmedAt: ['Data da confirmação', moment],
  rescheduleRequestedAt: ['Pedido de outro horário', moment],
  declinedAt: ['Aviso de que não pode ir', moment],
  responseNote: ['Mensagem com a resposta'],
  emailSent: null,
  whatsappSent: null,
  notificationOptions: ['Mensagem do convite', ({ customMessage }) => customMessage ?? ''],
  cancelledByChange: null,
  undoableUntil: null,
  calendarSequence: null,
  undoChangeId: null,
  arrangedById: null,
  revision: null,
  createdAt: ['Criada em', moment],
};

export const DELIVERY_FIELDS: Fields<DeliveryView> = {
  id: null,
  channel: ['Canal', (channel) => CHANNELS[channel]],
  kind: null,
  recipientKind: null,
  candidateId: null,
  interviewId: null,
  to: ['Para'],
  subject: ['Assunto'],
  state: ['Situação', (state) => DELIVERY_STATES[state]],
  attempts: null,
  lastError: null,
  resendOf: null,
  link: null,
  createdAt: ['Criada em', moment],
  nextAttemptAt: null,
  sentAt: ['Enviada em', moment],
  deliveredAt: ['Entregue em', moment],
  readAt: ['Lida em', moment],
};
