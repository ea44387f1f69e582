import {
  Body,
  Controller,
  Get,
  Inject,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type {
  CandidatesRpc,
  ChangeStatus,
  HistoryEntryView,
  Pagination,
  RpcClient,
} from '@araucaria/contracts';
import { AppError, rpcToken } from '@araucaria/platform';
import { ResumeFiles } from '@araucaria/storage';
import { IdPipe, ObjectPipe, type Query as QueryParameters } from '../http/query.js';
import { sendAttachment } from '../resumes/resume-download.js';
import { AdminOnly, Public } from '../session/access.js';
import { ApplicationsService } from './applications.service.js';
import { toAnswer, type CandidateAnswer } from './candidate-answer.js';
import { listQuery } from './candidate-query.js';

/** Base64 makes three bytes four; the rest is the form. */
const MAX_APPLICATION = 8 * 1024 * 1024;

@AdminOnly()
@Controller('api/candidates')
export class CandidatesController {
  constructor(
    @Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>,
    private readonly applications: ApplicationsService,
    private readonly files: ResumeFiles,
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
  ): Promise<{ candidates: CandidateAnswer[]; pagination: Pagination }> {
    const { candidates, pagination } = await this.candidates.list(listQuery(query));
    return { candidates: candidates.map(toAnswer), pagination };
  }

  @Get(':id')
  async byId(@Param('id', IdPipe) id: number): Promise<CandidateAnswer> {
    return toAnswer(await this.candidates.byId({ id }));
  }

  @Put(':id/status')
  async changeStatus(
    @Param('id', IdPipe) id: number,
    @Body(ObjectPipe) { status, note }: ChangeStatus,
  ): Promise<CandidateAnswer> {
    return toAnswer(await this.candidates.changeStatus({ id, status, note }));
  }

  @Get(':id/history')
  history(@Param('id', IdPipe) id: number): Promise<HistoryEntryView[]> {
    return this.candidates.history({ id });
  }

  /** For screens that show the file themselves; without one, both fields are null. */
  @Get(':id/resume-base64')
  async resumeBase64(@Param('id', IdPipe) id: number): Promise<{
    resumeData: string | null;
    resumeContentType: string | null;
    resumeFilename: string | null;
  }> {
    const { resumeKey, resumeContentType, resumeFilename } = await this.candidates.byId({ id });
    if (!resumeKey || !(await this.files.exists(resumeKey)))
      return { resumeData: null, resumeContentType: null, resumeFilename: null };
    const bytes = await this.files.read(resumeKey);
    return { resumeData: bytes.toString('base64'), resumeContentType, resumeFilename };
  }

  @Get(':id/resume')
  async resume(
    @Param('id', IdPipe) id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { resumeKey, resumeFilename } = await this.candidates.byId({ id });
    if (!resumeKey) throw new AppError('NOT_FOUND', 'O currículo não está disponível para este candidato');
    return sendAttachment(reply, this.files, resumeKey, resumeFilename ?? 'curriculo.pdf');
  }
}
