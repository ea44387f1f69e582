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
import {
  INTERVIEW_MAX_CHARS,
  MESSAGE_TEMPLATE_MAX_CHARS,
  MESSAGE_TEMPLATE_MIN_CHARS,
} from './domain/index.js';
import {
  PreviewDecision,
  PreviewRejection,
  type DecisionPreview,
  type RejectionPreview,
} from './responses.js';
import { clientClass, command, query, rpcContract } from './rpc.js';
import { KnownVariables } from './template-variables.js';
import { ById, ByIds, FormKey, Id, OneOf, OptionalText, SendOnce, Text } from './validation.js';

/** Meta sends at most 1000 updates per webhook call. */
const MAX_WEBHOOK_UPDATES = 1_000;

export const CHANNELS = ['email', 'whatsapp'] as const;
export type Channel = (typeof CHANNELS)[number];

export class SaveMessageTemplate {
  @Text(
    MESSAGE_TEMPLATE_MIN_CHARS.title,
    'O título deve ter pelo menos 3 caracteres',
    MESSAGE_TEMPLATE_MAX_CHARS.title,
  )
  title!: string;
  @OneOf(CHANNELS, 'Selecione o tipo de mensagem') type!: Channel;
  /** May contain the variables of `TEMPLATE_VARIABLES`. */
  @KnownVariables()
  @Text(
    MESSAGE_TEMPLATE_MIN_CHARS.content,
    'A mensagem deve ter pelo menos 10 caracteres',
    MESSAGE_TEMPLATE_MAX_CHARS.content,
  )
  content!: string;
}

export class CreateMessageTemplate extends SaveMessageTemplate {
  @FormKey() formKey?: string;
}

export class UpdateMessageTemplate extends SaveMessageTemplate {
  @Id() id!: number;
  /** `updatedAt` as the caller last read it: if it differs, the call changes nothing. Absent: not checked. */
  @IsOptional() @IsISO8601({ strict: true }, { message: 'Data inválida' }) from?: string;
}

/** A text to render with the data of the given candidate and interview; variables of absent ones use the examples. */
export class PreviewMessage {
  @OptionalText(MESSAGE_TEMPLATE_MAX_CHARS.content) content?: string;
  @IsOptional() @Id() candidateId?: number;
  @IsOptional() @IsUUID('all', { message: 'Identificador inválido' }) interviewId?: string;
  /** Time of an interview that is not scheduled yet. */
  @IsOptional() @IsISO8601({ strict: true }, { message: 'Data inválida' }) interviewDate?: string;
  /** A key of `INTERVIEW_TYPES`; any other value gives the variable no value. */
  @OptionalText(40) interviewType?: string;
  @OptionalText(INTERVIEW_MAX_CHARS.notes) notes?: string;
}

export interface MessagePreview {
  text: string;
  /** Placeholders without a value, as written. A message with such a placeholder is refused. */
  missing: string[];
  /** Placeholders without a variable, as written. */
  unknown: string[];
}

/** Details of `CHANGED_MEANWHILE` for a template: its current values. */
export type TemplateChangedDetails = Pick<MessageTemplateView, 'title' | 'type' | 'content' | 'updatedAt'>;

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
 * `pending`: waits for its first or next attempt. `sent`: accepted by the mail server or WhatsApp. `delivered`, `read`:
 * reported later by WhatsApp. `failed`: permanently refused, or given up after a day; it can be resent. `cancelled`: the
 * recipient was erased or the content is out of date. `link`: WhatsApp is not configured; staff send it from a link.
 */
const DELIVERY_STATES = ['pending', 'sent', 'delivered', 'read', 'failed', 'cancelled', 'link'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** The occasion of a message; it determines the text. */
export type DeliveryKind =
  | 'application-receipt'
  | 'application-draft'
  | 'area-link'
  | 'job-alerts'
  | 'interview-invitation'
  | 'interview-rescheduled'
  | 'interview-cancelled'
  | 'interview-reminder-day'
  | 'interview-reminder-hour'
  | 'interview-reschedule-noted'
  | 'staff-interview-invitation'
  | 'staff-interview-rescheduled'
  | 'staff-interview-cancelled'
  | 'staff-interview-erased'
  | 'staff-interview-declined'
  | 'staff-reschedule-requested'
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
  | 'referral-payment-reversed'
  | 'referral-bonus-suspended'
  | 'referral-bonus-resumed'
  | 'referral-hire-undone'
  | 'bonus-digest'
  | 'response-digest'
  | 'subject-request-confirmation'
  | 'subject-request-received'
  | 'subject-request-digest'
  | 'hiring-report'
  | 'account-reset'
  | 'account-invitation'
  | 'account-password-changed'
  | 'account-password-refused'
  | 'account-second-factor';

/** The recipient's role: the candidate, their referrer, a user of the company, or the sender of a request about their data. */
export type RecipientKind = 'candidate' | 'referrer' | 'staff' | 'requester';

/** Selects messages that match every given field; without fields, all. */
export class ListDeliveries {
  @IsOptional() @Id() candidateId?: number;
  @IsOptional() @IsUUID('all', { message: 'Identificador inválido' }) interviewId?: string;
  @IsOptional() @OneOf(DELIVERY_STATES, 'Situação desconhecida') state?: DeliveryState;
}

/** The buttons of a message about an interview. */
export type InterviewAnswer = 'confirm' | 'reschedule';

/** A status that WhatsApp reports for an accepted message. */
export class DeliveryReport {
  @Id() deliveryId!: number;
  /** The reported attempt, from 1. A message may be sent again, for example to another form of the number. */
  @Id() attempt!: number;
  /** WhatsApp's id of the message. */
  @Text(1, 'Identificador inválido', 200) messageId!: string;
  @OneOf(['sent', 'delivered', 'read', 'failed'], 'Situação desconhecida')
  state!: 'sent' | 'delivered' | 'read' | 'failed';
  /** ISO 8601, UTC. */
  @IsISO8601() at!: string;
  /** Meta's error code, for `failed`. */
  @IsOptional() @IsInt() errorCode?: number;
}

/** The updates of one call of WhatsApp's webhook. */
export class WhatsAppWebhook {
  @IsArray()
  @ArrayMaxSize(MAX_WEBHOOK_UPDATES)
  @ValidateNested({ each: true, message: 'Item inválido' })
  @Type(() => DeliveryReport)
  reports!: DeliveryReport[];
  /** Payloads of pressed buttons. Those without a valid signature are dropped. */
  @IsArray() @ArrayMaxSize(MAX_WEBHOOK_UPDATES) @IsString({ each: true }) buttons!: string[];
}

export interface DeliveryView {
  id: number;
  channel: Channel;
  kind: DeliveryKind;
  recipientKind: RecipientKind;
  /** The candidate whom the message is about, also when the recipient is a referrer. */
  candidateId: number | null;
  interviewId: string | null;
  /** E-mail address or phone number; null until sent. */
  to: string | null;
  subject: string | null;
  state: DeliveryState;
  /** Attempts so far. */
  attempts: number;
  /** Error of the last failed attempt. */
  lastError: string | null;
  /** Id of the message that this one repeats. */
  resendOf: number | null;
  /** URL that opens the WhatsApp conversation with the text filled in, for staff to send (state `link`). */
  link: string | null;
  /** ISO 8601, UTC. */
  createdAt: string;
  nextAttemptAt: string | null;
  sentAt: string | null;
  deliveredAt: string | null;
  readAt: string | null;
}

export class CalendarEntryOf {
  @IsUUID('all', { message: 'Identificador inválido' }) interviewId!: string;
}

export class RequestHiringReport {
  @FormKey() formKey?: string;
}

/** An iCalendar file (RFC 5545). */
export interface CalendarFile {
  filename: string;
  content: string;
}

export const NotificationsRpc = rpcContract('notifications', {
  /** Message templates, oldest first. */
  templates: query<void, MessageTemplateView[]>(),
  createTemplate: command<CreateMessageTemplate, MessageTemplateView>(CreateMessageTemplate),
  updateTemplate: command<UpdateMessageTemplate, MessageTemplateView>(UpdateMessageTemplate),
  removeTemplate: command<ById, void>(ById),
  /** Undoes a removal, for a day. `NOT_FOUND` after it. */
  restoreTemplate: command<ById, MessageTemplateView>(ById),
  /** The rendered text. `NOT_FOUND` for an unknown candidate or interview. */
  preview: query<PreviewMessage, MessagePreview>(PreviewMessage),
  /**
   * The e-mails about a rejection as they would be sent, in the order of the candidates; those whom the acting user may not see
   * are left out. `NOT_FOUND` for an unknown reason.
   */
  previewRejection: query<PreviewRejection, RejectionPreview[]>(PreviewRejection),
  /** The e-mails about an approval or a step of hiring as they would be sent; without candidates whom the user may not see. */
  previewDecision: query<PreviewDecision, DecisionPreview>(PreviewDecision),
  /** Newest first, at most 200. */
  deliveries: query<ListDeliveries, DeliveryView[]>(ListDeliveries),
  /** Messages about the given candidates (`candidateId` in each), newest first. */
  deliveriesOf: query<ByIds, DeliveryView[]>(ByIds),
  /** The calendar entry of a scheduled interview in the future, as its e-mails carry it. `NOT_FOUND` otherwise. */
  calendarEntry: query<CalendarEntryOf, CalendarFile>(CalendarEntryOf),
  /** Retries a failed message; repeats a sent one as a new message. */
  resend: command<SendOnce, DeliveryView>(SendOnce),
  /** Stores the updates; they are processed asynchronously. */
  receiveWhatsApp: command<WhatsAppWebhook, void>(WhatsAppWebhook),
  /** How messages are sent. `link`: WhatsApp is not configured, so staff send messages by hand. */
  sendingModes: query<void, { whatsApp: 'sent' | 'link' }>(),
  /**
   * Sends the hiring report to the acting user, once for each form key. `VALIDATION_FAILED` on `email` if the user has no address.
   */
  requestHiringReport: command<RequestHiringReport, void>(RequestHiringReport),
  /** Removes the messages to referrers about these referral applications; returns their number. */
  eraseReferrer: command<ByIds, { deliveries: number }>(ByIds),
});

export abstract class NotificationsClient extends clientClass(NotificationsRpc) {}
