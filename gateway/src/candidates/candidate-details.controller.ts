import { Controller, Get, Inject, Param, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type {
  CandidatesRpc,
  EducationView,
  ExperienceView,
  HistoryEntryView,
  InterviewView,
  InterviewsRpc,
  RpcClient,
} from '@araucaria/contracts';
import { AppError, rpcToken } from '@araucaria/platform';
import { ResumeFiles } from '@araucaria/storage';
import { IdPipe } from '../http/query.js';
import { logResumeAccess } from '../resumes/resume-access-log.js';
import { sendAttachment } from '../resumes/resume-download.js';
import { AdminOnly } from '../session/access.js';

/** What belongs to one candidate and is asked for when a detail is opened. */
@AdminOnly()
@Controller('api/candidates/:id')
export class CandidateDetailsController {
  constructor(
    @Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>,
    @Inject(rpcToken('interviews')) private readonly interviewsRpc: RpcClient<typeof InterviewsRpc>,
    private readonly files: ResumeFiles,
  ) {}

  @Get('experiences')
  experiences(@Param('id', IdPipe) id: number): Promise<ExperienceView[]> {
    return this.candidates.experiences({ id });
  }

  @Get('education')
  education(@Param('id', IdPipe) id: number): Promise<EducationView[]> {
    return this.candidates.education({ id });
  }

  @Get('interviews')
  async interviews(@Param('id', IdPipe) id: number): Promise<InterviewView[]> {
    await this.candidates.byId({ id });
    return this.interviewsRpc.byCandidateIds({ ids: [id] });
  }

  @Get('history')
  history(@Param('id', IdPipe) id: number): Promise<HistoryEntryView[]> {
    return this.candidates.history({ id });
  }

  /** For screens that show the file themselves; without one, every field is null. */
  @Get('resume-base64')
  async resumeBase64(@Param('id', IdPipe) id: number): Promise<{
    resumeData: string | null;
    resumeContentType: string | null;
    resumeFilename: string | null;
  }> {
    const { resumeKey, resumeContentType, resumeFilename } = await this.candidates.byId({ id });
    if (!resumeKey || !(await this.files.exists(resumeKey)))
      return { resumeData: null, resumeContentType: null, resumeFilename: null };
    logResumeAccess(resumeKey, id);
    const bytes = await this.files.read(resumeKey);
    return { resumeData: bytes.toString('base64'), resumeContentType, resumeFilename };
  }

  @Get('resume')
  async resume(
    @Param('id', IdPipe) id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { resumeKey, resumeFilename } = await this.candidates.byId({ id });
    if (!resumeKey) throw new AppError('NOT_FOUND', 'O currículo não está disponível para este candidato');
    logResumeAccess(resumeKey, id);
    return sendAttachment(reply, this.files, resumeKey, resumeFilename ?? 'curriculo.pdf');
  }
}
