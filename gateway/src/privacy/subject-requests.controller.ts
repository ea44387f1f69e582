import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiProduces } from '@nestjs/swagger';
import { Clock } from '@araucaria/platform';
import { ApiErrors } from '../docs/api-decorators.js';
import { IdPipe } from '../http/query.js';
import { Requires } from '../sessions/access.js';
import { FreshFactor } from '../sessions/fresh-factor.js';
import { personalDataPage } from './personal-data-page.js';
import { SubjectRequestsService } from './subject-requests.service.js';

@Requires('privacy.manage')
@Controller('api/privacy/requests')
export class SubjectRequestsController {
  constructor(
    private readonly requests: SubjectRequestsService,
    private readonly clock: Clock,
  ) {}

  @ApiOperation({ summary: 'Exports everything that is stored about the person of a request, as a file' })
  @ApiErrors('NOT_FOUND', 'CHANGED_MEANWHILE')
  @FreshFactor()
  @Header('content-disposition', 'attachment; filename="dados-pessoais.json"')
  @Get(':id/export')
  export(@Param('id', IdPipe) id: number) {
    return this.requests.export(id);
  }

  @ApiOperation({
    summary: 'Exports everything that is stored about the person of a request, as a page to read and print',
  })
  @ApiErrors('NOT_FOUND', 'CHANGED_MEANWHILE')
  @ApiProduces('text/html')
  @FreshFactor()
  @Header('content-disposition', 'attachment; filename="dados-pessoais.html"')
  @Get(':id/export.html')
  async exportPage(@Param('id', IdPipe) id: number) {
    const page = personalDataPage(await this.requests.export(id), this.clock.today());
    return new StreamableFile(Buffer.from(page), { type: 'text/html; charset=utf-8' });
  }
}
