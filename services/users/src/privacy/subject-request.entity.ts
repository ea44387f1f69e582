import { defineEntity, p } from '@mikro-orm/core';
import {
  DAY_MS,
  REQUEST_CONFIRMATION_DAYS,
  SUBJECT_REQUEST_DAYS,
  addCalendarDays,
  type SubjectRequestChannel,
  type SubjectRequestKind,
  type SubjectRequestState,
  type SubjectRequestView,
  type SubmitSubjectRequest,
} from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';

/** `unconfirmed`: sent by the public form; only its sender can open it, by the mailed link. */
type StoredState = SubjectRequestState | 'unconfirmed';

const schema = defineEntity({
  name: 'SubjectRequest',
  tableName: 'subject_request',
  properties: {
    id: p.integer().primary().autoincrement(),
    kind: p.text().$type<SubjectRequestKind>(),
    channel: p.text().$type<SubjectRequestChannel>(),
    name: p.text().nullable(),
    email: p.text().nullable(),
    details: p.text().nullable(),
    receivedOn: p.date(),
    dueOn: p.date(),
    state: p.text().$type<StoredState>(),
    answer: p.text().nullable(),
    registeredBy: p.integer().nullable(),
    closedBy: p.integer().nullable(),
    closedAt: p.datetime().nullable(),
    emailConfirmedAt: p.datetime().nullable(),
    /** End of the confirmation link; null for requests that staff registered. */
    expiresAt: p.datetime().nullable(),
  },
});

type ReceivedRequest = SubmitSubjectRequest & { channel: SubjectRequestChannel; receivedOn: string };

interface Moment {
  now: Date;
  /** `YYYY-MM-DD`, in America/Sao_Paulo. */
  today: string;
}

export class SubjectRequest extends schema.class {
  static received(request: ReceivedRequest, registeredBy: number | null) {
    const { kind, channel, name, email, details = null, receivedOn } = request;
    return {
      ...{ kind, channel, name, email, details, receivedOn, registeredBy },
      dueOn: addCalendarDays(receivedOn, SUBJECT_REQUEST_DAYS),
      state: 'open' as const,
    };
  }

  /** The columns of a request that the public form sends. {@link confirm} sets its dates again. */
  static submitted(form: SubmitSubjectRequest, { now, today }: Moment) {
    return {
      ...SubjectRequest.received({ ...form, channel: 'site', receivedOn: today }, null),
      state: 'unconfirmed' as const,
      expiresAt: new Date(now.getTime() + REQUEST_CONFIRMATION_DAYS * DAY_MS),
    };
  }

  awaitsConfirmationAt(now: Date): boolean {
    return this.state === 'unconfirmed' && Boolean(this.expiresAt && this.expiresAt > now);
  }

  /** Starts the deadline: the request counts from its confirmation. */
  confirm({ now, today }: Moment): void {
    this.state = 'open';
    this.emailConfirmedAt = now;
    this.receivedOn = today;
    this.dueOn = addCalendarDays(today, SUBJECT_REQUEST_DAYS);
  }

  wasClosed(state: 'fulfilled' | 'refused', answer: string, by: number | null): boolean {
    return this.state === state && this.answer === answer && this.closedBy === by;
  }

  /** @throws {AppError} `CHANGED_MEANWHILE` unless it is open */
  close(state: 'fulfilled' | 'refused', answer: string, by: { id: number | null; at: Date }): void {
    if (this.state !== 'open') throw new AppError('CHANGED_MEANWHILE', 'Este pedido já foi respondido.');
    this.state = state;
    this.answer = answer;
    this.closedBy = by.id;
    this.closedAt = by.at;
  }

  /** Unconfirmed requests are shown to no one. */
  toView(): SubjectRequestView {
    if (this.state === 'unconfirmed') throw new Error('an unconfirmed request has no view');
    return {
      id: this.id,
      kind: this.kind,
      channel: this.channel,
      emailConfirmed: Boolean(this.emailConfirmedAt),
      name: this.name ?? null,
      email: this.email ?? null,
      details: this.details ?? null,
      receivedOn: this.receivedOn,
      dueOn: this.dueOn,
      state: this.state,
      answer: this.answer ?? null,
      registeredById: this.registeredBy ?? null,
      closedById: this.closedBy ?? null,
      closedAt: this.closedAt?.toISOString() ?? null,
    };
  }
}
schema.setClass(SubjectRequest);
