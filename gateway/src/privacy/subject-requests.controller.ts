import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { ApiErrors } from '../docs/api-decorators.js';
import { IdPipe } from '../http/query.js';
import { Requires } from '../session/access.js';
import { FreshFactor } from '../session/fresh-factor.js';
import { SubjectRequestsService } from './subject-requests.service.js';

@Requires('privacy.manage')
@Controller('api/privacy/requests')
export class SubjectRequestsController {
  constructor(private readonly requests: SubjectRequestsService) {}

  @ApiOperation({ summary: 'Exports everything that is stored about the person of a request, as a file' })
  @ApiErrors('NOT_FOUND', 'CHANGED_MEANWHILE')
  @FreshFactor()
  @Header('content-disposition', 'attachment; filename="dados-pessoais.json"')
  @Get(':id/export')
  export(@Param('id', IdPipe) id: number): Promise<Record<string, unknown>> {
    return this.requests.export(id);
  }
}
