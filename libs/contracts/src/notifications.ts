import { IsOptional, IsUUID } from 'class-validator';
import { command, query, rpcContract } from './rpc.js';
import { ById, ByIds, Id, OneOf, Text } from './validation.js';

export const CHANNELS = ['email', 'whatsapp'] as const;
export type Channel = (typeof CHANNELS)[number];

/** A text that staff keep for messages to candidates. */
export class SaveMessageTemplate {
  @Text(3, 'O título deve ter pelo menos 3 caracteres', 160) title: string;
  @OneOf(CHANNELS, 'Selecione o tipo de mensagem') type: Channel;
  @Text(10, 'A mensagem deve ter pelo menos 10 caracteres', 5_000) content: string;
}

export class UpdateMessageTemplate extends SaveMessageTemplate {
  @Id() id: number;
}

export interface MessageTemplateView {
  id: number;
  title: string;
  type: Channel;
  content: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  updatedAt: string;
}

/**
 * `pending`: waits for its first or next try. `failed`: refused for good, or given up after a day; it can be sent again.
 * `cancelled`: nobody to send it to any more, or what it says no longer holds.
 */
export const DELIVERY_STATES = ['pending', 'sent', 'failed', 'cancelled'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** What a message is about; it decides the words. */
export const DELIVERY_KINDS = [
  'application-receipt',
  'interview-invitation',
  'interview-rescheduled',
  'interview-cancelled',
] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** Messages of one candidate, of one interview, or of both when both are given; all of them when none is. */
export class ListDeliveries {
  @IsOptional() @Id() candidateId?: number;
  @IsOptional() @IsUUID('all', { message: 'Identificador inválido' }) interviewId?: string;
  @IsOptional() @OneOf(DELIVERY_STATES, 'Situação desconhecida') state?: DeliveryState;
}

export interface DeliveryView {
  id: number;
  channel: Channel;
  kind: DeliveryKind;
  candidateId: number | null;
  interviewId: string | null;
  /** Where it went; null until it was sent. */
  to: string | null;
  subject: string | null;
  state: DeliveryState;
  /** Tries so far. */
  attempts: number;
  /** Why the last try failed. */
  lastError: string | null;
  /** ISO 8601, UTC. */
  createdAt: string;
  nextAttemptAt: string | null;
  sentAt: string | null;
}

export const NotificationsRpc = rpcContract('notifications', {
  /** Message templates, oldest first. */
  templates: query<void, MessageTemplateView[]>(),
  createTemplate: command<SaveMessageTemplate, MessageTemplateView>(SaveMessageTemplate),
  updateTemplate: command<UpdateMessageTemplate, MessageTemplateView>(UpdateMessageTemplate),
  removeTemplate: command<ById, void>(ById),
  /** Newest first, 200 at most. */
  deliveries: query<ListDeliveries, DeliveryView[]>(ListDeliveries),
  /** Those to the candidates named, newest first: each says whose it is. */
  deliveriesOf: query<ByIds, DeliveryView[]>(ByIds),
  /** Tries a failed message once more; one that was sent stays as it is. */
  resend: command<ById, DeliveryView>(ById),
  /** Forgets every message; templates stay. */
  clean: command<void, { deliveries: number }>(),
});
