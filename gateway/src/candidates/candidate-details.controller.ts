import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CandidatesClient, InterviewsClient } from '@araucaria/contracts';
import { ResumeFiles } from '@araucaria/storage';
import { IdPipe } from '../http/query.js';
import { sendAttachment } from '../resumes/resume-download.js';
import { Requires } from '../sessions/access.js';

interface ResumeAnswer {
  resumeData: string | null;
  resumeContentType: string | null;
  resumeFilename: string | null;
}

const NO_RESUME: ResumeAnswer = { resumeData: null, resumeContentType: null, resumeFilename: null };

/** What belongs to one candidate and is asked for when a detail is opened. 404 beyond the limits of the user. */
@Requires('candidates.read')
@Controller('api/candidates/:id')
export class CandidateDetailsController {
  constructor(
    private readonly candidates: CandidatesClient,
    private readonly interviewsClient: InterviewsClient,
    private readonly files: ResumeFiles,
  ) {}

  @ApiOperation({ summary: 'Lists the candidate’s work experience' })
  @Get('experiences')
  async experiences(@Param('id', IdPipe) id: number) {
    await this.candidates.byId({ id });
    return this.candidates.experiences({ ids: [id] });
  }

  @ApiOperation({ summary: 'Lists the candidate’s education' })
  @Get('education')
  async education(@Param('id', IdPipe) id: number) {
    await this.candidates.byId({ id });
    return this.candidates.education({ ids: [id] });
  }

  @ApiOperation({ summary: 'Lists the candidate’s interviews' })
  @Requires('interviews.read')
  @Get('interviews')
  async interviews(@Param('id', IdPipe) id: number) {
    await this.candidates.byId({ id });
    return this.interviewsClient.byCandidateIds({ ids: [id] });
  }

  @ApiOperation({ summary: 'Lists every change of status and hiring step' })
  @Get('history')
  async history(@Param('id', IdPipe) id: number) {
    await this.candidates.byId({ id });
    return this.candidates.history({ ids: [id] });
  }

  /** For screens that show the file themselves. */
  @ApiOperation({ summary: 'Returns the résumé in base64; nulls without one' })
  @Requires('resumes.read')
  @Get('resume-base64')
  async resumeBase64(@Param('id', IdPipe) id: number) {
    const { resumeKey } = await this.candidates.byId({ id });
    if (!resumeKey) return NO_RESUME;
    const { key, filename, contentType } = await this.candidates.openResume({ id });
    if (!(await this.files.exists(key))) return NO_RESUME;
    const bytes = await this.files.read(key);
    return {
      resumeData: bytes.toString('base64'),
      resumeContentType: contentType,
      resumeFilename: filename,
    };
  }

  @ApiOperation({ summary: 'Downloads the résumé' })
  @ApiProduces('application/pdf')
  @Requires('resumes.read')
  @Get('resume')
  async resume(@Param('id', IdPipe) id: number, @Res({ passthrough: true }) reply: FastifyReply) {
    const { key, filename } = await this.candidates.openResume({ id });
    return sendAttachment(reply, this.files, key, filename);
  }

  @ApiOperation({ summary: 'Lists who opened the résumé, last first' })
  @Requires('resumes.read')
  @Get('resume-accesses')
  async resumeAccesses(@Param('id', IdPipe) id: number) {
    await this.candidates.byId({ id });
    return this.candidates.resumeAccesses({ ids: [id] });
  }
}
