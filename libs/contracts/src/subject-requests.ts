import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import {
  SUBJECT_REQUEST_CHANNELS,
  SUBJECT_REQUEST_KINDS,
  SUBJECT_REQUEST_MAX_CHARS,
  type SubjectRequestChannel,
  type SubjectRequestKind,
  type SubjectRequestState,
} from './domain/index.js';
import { Day } from './dates.js';
import { EmailAddress } from './email-address.js';
import { Id, OneOf, OptionalText, Text } from './validation.js';

const TrimmedEmail = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    EmailAddress('Informe um e-mail válido'),
  );

/** A request that staff received and whose sender they have identified. */
export class RegisterSubjectRequest {
  @OneOf(Object.keys(SUBJECT_REQUEST_KINDS), 'Tipo de pedido desconhecido') kind!: SubjectRequestKind;
  @OneOf(Object.keys(SUBJECT_REQUEST_CHANNELS), 'Canal desconhecido') channel!: SubjectRequestChannel;
  @Text(1, 'Informe o nome', SUBJECT_REQUEST_MAX_CHARS.name) name!: string;
  /** The address under which the person's data is stored. */
  @TrimmedEmail() email!: string;
  @OptionalText(SUBJECT_REQUEST_MAX_CHARS.details) details?: string;
  /** The day of the receipt, `YYYY-MM-DD`, not in the future. */
  @Day('Data inválida') receivedOn!: string;
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
