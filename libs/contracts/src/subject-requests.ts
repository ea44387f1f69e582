import {
  STAFF_REQUEST_CHANNELS,
  SUBJECT_REQUEST_KINDS,
  SUBJECT_REQUEST_MAX_CHARS,
  type StaffRequestChannel,
  type SubjectRequestChannel,
  type SubjectRequestKind,
  type SubjectRequestState,
} from './domain/index.js';
import { Day } from './dates.js';
import { TrimmedEmailAddress } from './email-address.js';
import { FormKey, Id, OneOf, OptionalText, Text } from './validation.js';

/** A request that staff received and whose sender they have identified. */
export class RegisterSubjectRequest {
  @OneOf(Object.keys(SUBJECT_REQUEST_KINDS), 'Tipo de pedido desconhecido') kind!: SubjectRequestKind;
  @OneOf(Object.keys(STAFF_REQUEST_CHANNELS), 'Canal desconhecido') channel!: StaffRequestChannel;
  @Text(1, 'Informe o nome', SUBJECT_REQUEST_MAX_CHARS.name) name!: string;
  /** The address under which the person's data is stored. */
  @TrimmedEmailAddress('Informe um e-mail válido') email!: string;
  @OptionalText(SUBJECT_REQUEST_MAX_CHARS.details) details?: string;
  /** The day of the receipt, `YYYY-MM-DD`, not in the future. */
  @Day('Data inválida') receivedOn!: string;
  @FormKey() formKey?: string;
}

/** A request that a person sends by the public form. It has no effect until the link in its e-mail confirms it. */
export class SubmitSubjectRequest {
  @OneOf(Object.keys(SUBJECT_REQUEST_KINDS), 'Escolha o que deseja pedir') kind!: SubjectRequestKind;
  @Text(1, 'Informe o seu nome', SUBJECT_REQUEST_MAX_CHARS.name) name!: string;
  @TrimmedEmailAddress('Informe um e-mail válido') email!: string;
  @OptionalText(SUBJECT_REQUEST_MAX_CHARS.details) details?: string;
}

/**
 * The link that confirms a request, with its secret, for the e-mail that brings it to the person. The e-mail shows no text of
 * the form, because anyone can enter the address of another person.
 */
export interface IssuedRequestConfirmation {
  kind: SubjectRequestKind;
  token: string;
  email: string;
  /** ISO 8601, UTC. */
  expiresAt: string;
}

/** A confirmed request, as its sender sees it. */
export interface ConfirmedSubjectRequest {
  /** The protocol number. */
  id: number;
  kind: SubjectRequestKind;
  /** Last day for the answer, `YYYY-MM-DD`. */
  dueOn: string;
}

export class CloseSubjectRequest {
  @Id() id!: number;
  @OneOf(['fulfilled', 'refused'], 'Situação desconhecida') state!: 'fulfilled' | 'refused';
  /** What was answered to the person; the reason of a refusal. */
  @Text(3, 'Informe a resposta', SUBJECT_REQUEST_MAX_CHARS.answer) answer!: string;
}

export interface SubjectRequestView {
  id: number;
  kind: SubjectRequestKind;
  channel: SubjectRequestChannel;
  /** Whether the person has confirmed by a link that the address is theirs. False for requests that staff registered. */
  emailConfirmed: boolean;
  /** null once the personal data of the request were removed, 30 days after an erasure was answered. */
  name: string | null;
  email: string | null;
  details: string | null;
  /** `YYYY-MM-DD` */
  receivedOn: string;
  /** Last day for the answer, `YYYY-MM-DD`. */
  dueOn: string;
  state: SubjectRequestState;
  answer: string | null;
  registeredById: number | null;
  closedById: number | null;
  /** ISO 8601, UTC. */
  closedAt: string | null;
}
