import { defineEntity, p } from '@mikro-orm/core';
import {
  SUBJECT_REQUEST_DAYS,
  type RegisterSubjectRequest,
  type SubjectRequestChannel,
  type SubjectRequestKind,
  type SubjectRequestState,
  type SubjectRequestView,
} from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';

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
    state: p.text().$type<SubjectRequestState>(),
    answer: p.text().nullable(),
    registeredBy: p.integer().nullable(),
    closedBy: p.integer().nullable(),
    closedAt: p.datetime().nullable(),
  },
});

/** A request of a person about their data. */
export class SubjectRequest extends schema.class {
  /** The columns of a new request. */
  static received(
    { kind, channel, name, email, details, receivedOn }: RegisterSubjectRequest,
    registeredBy: number | null,
  ) {
    return {
      kind,
      channel,
      name,
      email,
      details: details ?? null,
      receivedOn,
      dueOn: addDays(receivedOn, SUBJECT_REQUEST_DAYS),
      state: 'open' as const,
      answer: null,
      registeredBy,
      closedBy: null,
      closedAt: null,
    };
  }

  /** @throws {AppError} `CHANGED_MEANWHILE` unless it is open */
  close(state: 'fulfilled' | 'refused', answer: string, by: { id: number | null; at: Date }): void {
    if (this.state !== 'open') throw new AppError('CHANGED_MEANWHILE', 'Este pedido já foi respondido.');
    this.state = state;
    this.answer = answer;
    this.closedBy = by.id;
    this.closedAt = by.at;
  }

  toView(): SubjectRequestView {
    return {
      id: this.id,
      kind: this.kind,
      channel: this.channel,
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

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
