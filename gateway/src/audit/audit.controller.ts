import { Controller, Get, Header, Query, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiProduces } from '@nestjs/swagger';
import {
  AuditFilter,
  ListAudit,
  ListVisitorRefusals,
  UsersClient,
  type AuditAction,
  type AuditSubject,
  type RpcInput,
} from '@araucaria/contracts';
import { ApiQueries } from '../docs/api-decorators.js';
import { inputProperties } from '../docs/input-schema.js';
import { text, whole, type Query as QueryParameters } from '../http/query.js';
import { Requires } from '../sessions/access.js';
import { FreshFactor } from '../sessions/fresh-factor.js';
import { AuditTrailService } from './audit-trail.service.js';

@Requires('audit.read')
@Controller('api/admin/audit')
export class AuditController {
  constructor(
    private readonly trail: AuditTrailService,
    private readonly users: UsersClient,
  ) {}

  @ApiOperation({ summary: 'Lists the audit trail, newest first' })
  @ApiQueries(inputProperties(ListAudit))
  @Get()
  list(@Query() query: QueryParameters) {
    return this.users.auditTrail({
      ...filterOf(query),
      before: whole(query, 'before'),
      limit: whole(query, 'limit'),
    });
  }

  @ApiOperation({ summary: 'Lists what was refused to visitors, newest first' })
  @ApiQueries(inputProperties(ListVisitorRefusals))
  @Get('refusals')
  refusals(@Query() query: QueryParameters) {
    return this.users.visitorRefusals({ before: whole(query, 'before'), limit: whole(query, 'limit') });
  }

  @ApiOperation({ summary: 'Exports the filtered audit trail for a spreadsheet' })
  @ApiQueries(inputProperties(AuditFilter))
  @ApiProduces('text/csv')
  @Header('content-disposition', 'attachment; filename="auditoria.csv"')
  @FreshFactor()
  @Get('export.csv')
  async exportCsv(@Query() query: QueryParameters) {
    return new StreamableFile(await this.trail.csv(filterOf(query)), { type: 'text/csv; charset=utf-8' });
  }
}

/** The service refuses unknown actions and subjects. */
const filterOf = (query: QueryParameters): RpcInput<AuditFilter> => ({
  actorId: whole(query, 'actorId'),
  action: text(query, 'action') as AuditAction | undefined,
  subject: text(query, 'subject') as AuditSubject | undefined,
  subjectId: text(query, 'subjectId'),
  startDate: text(query, 'startDate'),
  endDate: text(query, 'endDate'),
});
