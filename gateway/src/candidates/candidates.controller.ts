import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Inject,
  Param,
  Post,
  Query,
  Req,
  StreamableFile,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { CandidatesRpc, Pagination, RpcClient } from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import { IdPipe, ObjectPipe, type Query as QueryParameters } from '../http/query.js';
import { AdminOnly, Public } from '../session/access.js';
import { ApplicationsService } from './applications.service.js';
import { toResponse, type CandidateResponse } from './candidate-response.js';
import { CandidateExports } from './candidate-exports.js';
import { filterQuery, listQuery, searchQuery } from './candidate-query.js';
import { CandidateSearch, type FoundCandidate } from './candidate-search.js';

/** Base64 makes three bytes four; the rest is the form. */
const MAX_APPLICATION = 8 * 1024 * 1024;

@AdminOnly()
@Controller('api/candidates')
export class CandidatesController {
  constructor(
    @Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>,
    private readonly applications: ApplicationsService,
    private readonly found: CandidateSearch,
    private readonly exports: CandidateExports,
  ) {}

  @Public()
  @RouteConfig({ limit: 'application', bodyLimit: MAX_APPLICATION })
  @Post()
  async apply(@Body(ObjectPipe) body: object, @Req() request: FastifyRequest): Promise<{ id: number }> {
    const { id } = await this.applications.apply(body, request);
    return { id };
  }

  @Get()
  async list(
    @Query() query: QueryParameters,
  ): Promise<{ candidates: CandidateResponse[]; pagination: Pagination }> {
    const { candidates, pagination } = await this.candidates.list(listQuery(query));
    return { candidates: candidates.map(toResponse), pagination };
  }

  @Get('search')
  async search(@Query() query: QueryParameters): Promise<{ candidates: FoundCandidate[] }> {
    return { candidates: await this.found.findWithDetails(searchQuery(query)) };
  }

  @Get('approved')
  async approved(): Promise<CandidateResponse[]> {
    return (await this.candidates.approved()).map(toResponse);
  }

  /** The filtered list as a table for spreadsheets. */
  @Header('content-disposition', 'attachment; filename="candidatos.csv"')
  @Get('export.csv')
  async exportCsv(@Query() query: QueryParameters): Promise<StreamableFile> {
    const csv = await this.exports.csv(filterQuery(query));
    return new StreamableFile(csv, { type: 'text/csv; charset=utf-8' });
  }

  @Get(':id')
  async byId(@Param('id', IdPipe) id: number): Promise<CandidateResponse> {
    return toResponse(await this.candidates.byId({ id }));
  }

  /** Everything that is kept of one person, for that person. */
  @Get(':id/export')
  exportOne(@Param('id', IdPipe) id: number): Promise<object> {
    return this.exports.one(id);
  }

  /** Forgets a person, here and in every service. */
  @HttpCode(204)
  @Delete(':id')
  erase(@Param('id', IdPipe) id: number): Promise<void> {
    return this.candidates.erase({ id });
  }
}
