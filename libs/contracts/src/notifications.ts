import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  ValidateNested,
} from 'class-validator';
import { command, query, rpcContract } from './rpc.js';
import { KnownVariables } from './template-variables.js';
import { ById, ByIds, Id, OneOf, OptionalText, Text } from './validation.js';

/** Meta sends at most 1000 at once. */
const MAX_NEWS = 1_000;

export const CHANNELS = ['email', 'whatsapp'] as const;
export type Channel = (typeof CHANNELS)[number];

/** A text that staff keep for messages to candidates. */
export class SaveMessageTemplate {
  @Text(3, 'O título deve ter pelo menos 3 caracteres', 160) title: string;
  @OneOf(CHANNELS, 'Selecione o tipo de mensagem') type: Channel;
  /** With variables of `TEMPLATE_VARIABLES`. */
  @KnownVariables()
  @Text(10, 'A mensagem deve ter pelo menos 10 caracteres', 5_000)
  content: string;
}

export class UpdateMessageTemplate extends SaveMessageTemplate {
  @Id() id: number;
}

/** A text to be looked at with real data, as far as it names any; examples stand in for the rest. */
export class PreviewMessage {
  @OptionalText(5_000) content?: string;
  @IsOptional() @Id() candidateId?: number;
  @IsOptional() @IsUUID('all', { message: 'Identificador inválido' }) interviewId?: string;
  /** Of an interview that is about to be scheduled. */
  @IsOptional() @IsISO8601({ strict: true }, { message: 'Data inválida' }) interviewDate?: string;
  /** A key of `INTERVIEW_TYPES`; anything else has no name. */
  @OptionalText(40) interviewType?: string;
  @OptionalText(5_000) notes?: string;
}

export interface MessagePreview {
  text: string;
  /** Places without a value in this case, as they are written: a message with one is refused. */
  missing: string[];
  /** Places that no variable fills. */
  unknown: string[];
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
 * `pending`: waits for its first or next try. `delivered`, `read`: what the messenger said later of a sent one.
 * `failed`: refused for good, or given up after a day; it can be sent again. `cancelled`: nobody to send it to any
 * more, or what it says no longer holds. `link`: no messenger is configured, staff send it by hand from a link.
 */
const DELIVERY_STATES = ['pending', 'sent', 'delivered', 'read', 'failed', 'cancelled', 'link'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** What a message is about; it decides the words. */
export type DeliveryKind =
  | 'application-receipt'
  | 'interview-invitation'
  | 'interview-rescheduled'
  | 'interview-cancelled'
  | 'interview-reminder-day'
  | 'interview-reminder-hour'
  | 'interview-reschedule-noted'
  | 'candidate-approved'
  | 'candidate-rejected'
  | 'hiring-offer-sent'
  | 'hiring-documents'
  | 'hiring-onboarding'
  | 'hiring-completed'
  | 'referral-received'
  | 'referral-hired'
  | 'referral-instalment-due'
  | 'referral-instalment-paid'
  | 'bonus-digest'
  | 'hiring-report';

/** Who gets a message: who applied, who referred them, or somebody of the company. */
export type RecipientKind = 'candidate' | 'referrer' | 'staff';

/** Messages about one candidate, one interview, or both when both are given; all of them when none is. */
export class ListDeliveries {
  @IsOptional() @Id() candidateId?: number;
  @IsOptional() @IsUUID('all', { message: 'Identificador inválido' }) interviewId?: string;
  @IsOptional() @OneOf(DELIVERY_STATES, 'Situação desconhecida') state?: DeliveryState;
}

/** What a candidate can say with a button of a message. */
export type InterviewAnswer = 'confirm' | 'reschedule';

/** What WhatsApp says later of a message that it took. */
export class DeliveryReport {
  @Id() deliveryId: number;
  /** The try that it is about: a message may be sent again, to another form of the number. */
  @Id() attempt: number;
  @Text(1, 'Identificador inválido', 200) messageId: string;
  @OneOf(['sent', 'delivered', 'read', 'failed'], 'Situação desconhecida')
  state: 'sent' | 'delivered' | 'read' | 'failed';
  /** ISO 8601, UTC. */
  @IsISO8601() at: string;
  @IsOptional() @IsInt() errorCode?: number;
}

/** What one call of WhatsApp's webhook tells us. */
export class WhatsAppWebhook {
  @IsArray()
  @ArrayMaxSize(MAX_NEWS)
  @ValidateNested({ each: true })
  @Type(() => DeliveryReport)
  reports: DeliveryReport[];
  /** What pressed buttons carried; those that we did not sign are dropped. */
  @IsArray() @ArrayMaxSize(MAX_NEWS) @IsString({ each: true }) buttons: string[];
}

export interface DeliveryView {
  id: number;
  channel: Channel;
  kind: DeliveryKind;
  recipientKind: RecipientKind;
  /** Whom it is about; a referrer hears of a candidate too. */
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
  /** The message that this one sends once more. */
  resendOf: number | null;
  /** Opens the conversation with the text in it, for staff to send (state `link`). */
  link: string | null;
  /** ISO 8601, UTC. */
  createdAt: string;
  nextAttemptAt: string | null;
  sentAt: string | null;
  deliveredAt: string | null;
  readAt: string | null;
}

export const NotificationsRpc = rpcContract('notifications', {
  /** Message templates, oldest first. */
  templates: query<void, MessageTemplateView[]>(),
  createTemplate: command<SaveMessageTemplate, MessageTemplateView>(SaveMessageTemplate),
  updateTemplate: command<UpdateMessageTemplate, MessageTemplateView>(UpdateMessageTemplate),
  removeTemplate: command<ById, void>(ById),
  /** The text as a reader would get it. `NOT_FOUND` for an unknown candidate or interview. */
  preview: query<PreviewMessage, MessagePreview>(PreviewMessage),
  /** Newest first, 200 at most. */
  deliveries: query<ListDeliveries, DeliveryView[]>(ListDeliveries),
  /** Those about the candidates named, newest first: each says whose it is. */
  deliveriesOf: query<ByIds, DeliveryView[]>(ByIds),
  /** Tries a failed message once more; sends one that went out a second time, as a message of its own. */
  resend: command<ById, DeliveryView>(ById),
  /** Writes down what the messenger says, to be acted on afterwards. */
  receiveWhatsApp: command<WhatsAppWebhook, void>(WhatsAppWebhook),
  /** How messages go out: without an account at WhatsApp, staff send them by hand. */
  ways: query<void, { whatsApp: 'sent' | 'link' }>(),
  /** Sends the report of hiring to whoever asks: VALIDATION_FAILED on `email` when they have no address. */
  requestHiringReport: command<void, void>(),
  /** Forgets every message; templates stay. */
  /** Removes the messages to referrers about these referral applications. */
  eraseReferrer: command<ByIds, { deliveries: number }>(ByIds),
  clean: command<void, { deliveries: number }>(),
});
