import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOperation, ApiProduces, type SchemaObject } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApplicationForm, CandidateFilter, CandidatesClient, ListCandidates } from '@araucaria/contracts';
import { AccessAuditService } from '../access-audit/access-audit.service.js';
import { ApiBodyWith, ApiErrors, ApiQueries } from '../docs/api-decorators.js';
import { inputProperties } from '../docs/input-schema.js';
import { JSON_TYPE } from '../http/json-bytes.js';
import { IdPipe, ObjectPipe, type Query as QueryParameters } from '../http/query.js';
import { Public, Requires } from '../sessions/access.js';
import { FreshFactor } from '../sessions/fresh-factor.js';
import { ApplicationsService } from './applications.service.js';
import { toResponse, toResponses } from './candidate-response.js';
import { CandidateExportService } from './candidate-export.service.js';
import { CandidateListService } from './candidate-list.service.js';
import { exportQuery, listQuery, searchQuery } from './candidate-query.js';
import { CandidateSearchService, SearchConditions } from './candidate-search.service.js';

/** Base64 makes three bytes four; the rest is the form. */
const MAX_APPLICATION = 8 * 1024 * 1024;

const JOB: SchemaObject = { type: 'string', description: 'An id, `talent-bank` or `all`' };
const { dateFilter, eligible } = inputProperties(SearchConditions);
const { sort } = inputProperties(ListCandidates);
const FILTERS = { ...inputProperties(CandidateFilter), job: JOB };

@Requires('candidates.read')
@Controller('api/candidates')
export class CandidatesController {
  constructor(
    private readonly candidates: CandidatesClient,
    private readonly applications: ApplicationsService,
    private readonly lists: CandidateListService,
    private readonly candidateSearch: CandidateSearchService,
    private readonly exports: CandidateExportService,
    private readonly audits: AccessAuditService,
  ) {}

  @ApiOperation({ summary: 'Applies for a job or joins the talent bank; needs a solved captcha' })
  @ApiBodyWith(ApplicationForm, {
    recaptchaToken: { type: 'string' },
    resumeUrl: { type: 'string', description: 'As returned by the upload' },
    resumeData: {
      type: 'string',
      contentEncoding: 'base64',
      description: 'The PDF itself, instead of `resumeUrl`',
    } as SchemaObject,
  })
  @ApiErrors(
    'RECAPTCHA_FAILED',
    'EMAIL_ALREADY_EXISTS',
    'FORM_ALREADY_SENT',
    'NOT_FOUND',
    'JOB_CLOSED',
    'PAYLOAD_TOO_LARGE',
    'UNSUPPORTED_MEDIA_TYPE',
    'RESUME_INFECTED',
    'TOO_MANY_REQUESTS',
  )
  @Public()
  @RouteConfig({ limit: 'application', bodyLimit: MAX_APPLICATION })
  @Post()
  async apply(
    @Body(ObjectPipe) body: object,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { id } = await this.applications.apply(body, request, reply);
    return { id };
  }

  @ApiOperation({ summary: 'Lists candidates, page by page' })
  @ApiQueries({ ...inputProperties(ListCandidates), job: JOB })
  @Header('content-type', JSON_TYPE)
  @Get()
  list(@Query() query: QueryParameters, @Req() { session }: FastifyRequest) {
    return this.lists.read(listQuery(query), session.candidatesVersion);
  }

  @ApiOperation({ summary: 'Finds candidates with job and interviews, for the calendar' })
  @ApiQueries({ ...FILTERS, dateFilter, eligible })
  @Get('search')
  async search(@Query() query: QueryParameters) {
    return { candidates: await this.candidateSearch.findWithDetails(searchQuery(query)) };
  }

  @ApiOperation({ summary: 'Lists candidates who are approved, in hiring or hired' })
  @Get('approved')
  async approved() {
    return toResponses(await this.candidates.approved());
  }

  @ApiOperation({ summary: 'Exports the filtered candidates for a spreadsheet' })
  @ApiQueries({ ...FILTERS, sort })
  @ApiProduces('text/csv')
  @Header('content-disposition', 'attachment; filename="candidatos.csv"')
  @FreshFactor()
  @Requires('candidates.export')
  @Get('export.csv')
  async exportCsv(@Query() query: QueryParameters) {
    const csv = await this.exports.csv(exportQuery(query));
    return new StreamableFile(csv, { type: 'text/csv; charset=utf-8' });
  }

  @ApiOperation({ summary: 'Returns one candidate' })
  @Get(':id')
  async byId(@Param('id', IdPipe) id: number) {
    const candidate = await this.candidates.byId({ id });
    this.audits.record({ action: 'candidate.viewed', subject: 'candidate', subjectId: id });
    return toResponse(candidate);
  }

  @ApiOperation({ summary: 'Exports everything that is stored about a person' })
  @FreshFactor()
  @Requires('privacy.manage')
  @Get(':id/export')
  exportOne(@Param('id', IdPipe) id: number): Promise<object> {
    return this.exports.one(id);
  }

  @ApiOperation({ summary: 'Erases the data of a person in every service' })
  @ApiErrors('NOT_FOUND', 'LEGAL_HOLD')
  @FreshFactor()
  @HttpCode(204)
  @Requires('privacy.manage')
  @Delete(':id')
  erase(@Param('id', IdPipe) id: number) {
    return this.candidates.erase({ id });
  }
}
