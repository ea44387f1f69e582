import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  MAX_AUDIT_ENTRIES,
  UsersClient,
  auditDetailsText,
  labelOf,
  type AuditEntryView,
  type AuditFilter,
  type AuditPage,
  type RpcInput,
} from '@araucaria/contracts';
import { csvOf, instant, type Columns } from '../exports/csv.js';

/** The details as the page and the spreadsheet show them. */
export const detailsOf = (details: AuditEntryView['details']): Array<{ name: string; value: string }> =>
  Object.entries(details).map(([name, value]) => ({ name, value: String(value) }));

const COLUMNS: Columns<AuditEntryView> = {
  Número: ({ id }) => id,
  Data: ({ at }) => instant(at),
  'Id do usuário': ({ actorId }) => actorId,
  Usuário: ({ actorName }) => actorName,
  Ação: ({ action }) => labelOf(AUDIT_ACTIONS, action),
  'Código da ação': ({ action }) => action,
  Tipo: ({ subject }) => subject && labelOf(AUDIT_SUBJECTS, subject),
  'Id do registro': ({ subjectId }) => subjectId,
  Detalhes: ({ details }) => auditDetailsText(detailsOf(details)),
  'Endereço de origem': ({ origin }) => origin,
  Requisição: ({ requestId }) => requestId,
};

@Injectable()
export class AuditTrailService {
  constructor(private readonly users: UsersClient) {}

  /** Loads the first page before the response begins, so that an invalid filter gets an error response. */
  async csv(filter: RpcInput<AuditFilter>): Promise<Readable> {
    const first = await this.users.auditTrail({ ...filter, limit: MAX_AUDIT_ENTRIES });
    await this.users.audit({ action: 'audit.exported' });
    return csvOf(this.rows(filter, first), COLUMNS);
  }

  private async *rows(filter: RpcInput<AuditFilter>, first: AuditPage): AsyncGenerator<AuditEntryView> {
    for (let page = first; ;) {
      yield* page.entries;
      if (page.nextBefore === null) return;
      page = await this.users.auditTrail({ ...filter, before: page.nextBefore, limit: MAX_AUDIT_ENTRIES });
    }
  }
}
