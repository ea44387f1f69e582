import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiProduces } from '@nestjs/swagger';
import { ApiErrors } from '../docs/api-decorators.js';
import { IdPipe } from '../http/query.js';
import { Requires } from '../sessions/access.js';
import { FreshFactor } from '../sessions/fresh-factor.js';
import { IncidentsService } from './incidents.service.js';

@Requires('privacy.manage')
@Controller('api/privacy/incidents')
export class IncidentsController {
  constructor(private readonly incidents: IncidentsService) {}

  @ApiOperation({ summary: 'Exports the records that were accessed in the period of an incident' })
  @ApiErrors('NOT_FOUND')
  @ApiProduces('text/csv')
  @FreshFactor()
  @Header('content-disposition', 'attachment; filename="afetados.csv"')
  @Get(':id/affected.csv')
  async affected(@Param('id', IdPipe) id: number) {
    return new StreamableFile(await this.incidents.affectedCsv(id), { type: 'text/csv; charset=utf-8' });
  }
}
