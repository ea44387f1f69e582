import { Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CandidatesClient, RESUME_KEY, type ReadResume, type ResumeFields } from '@araucaria/contracts';
import { AppError, recordScope } from '@araucaria/platform';
import { ResumeFiles } from '@araucaria/storage';
import { Public, Requires } from '../sessions/access.js';
import { RecordedResumesService } from './recorded-resumes.service.js';
import { uploadAddressOf } from './resume-address.js';
import { sendAttachment } from './resume-download.js';
import { ResumeIntakeService, messageOf } from './resume-intake.service.js';
import { ResumeUpload } from './resume-upload.js';
import { UploadTokensService } from './upload-tokens.service.js';

/** What the application form fills itself with. */
interface UploadAnswer extends Omit<ReadResume, 'outcome' | 'fields'> {
  resumeData: ResumeFields;
  resumeUrl: string;
  resumeBase64: string;
  resumeFilename: string;
  resumeContentType: 'application/pdf';
  /** For the visitor, about how the file could be read; null: there is nothing to say. */
  message: string | null;
}

@Controller('api')
export class ResumesController {
  constructor(
    private readonly files: ResumeFiles,
    private readonly intake: ResumeIntakeService,
    private readonly recordedResumes: RecordedResumesService,
    private readonly tokens: UploadTokensService,
    private readonly candidates: CandidatesClient,
  ) {}

  @ApiOperation({ summary: 'Stores a PDF résumé and returns what was read from it' })
  @ResumeUpload('RESUME_PARSER_BUSY')
  @Public()
  @HttpCode(200)
  @Post('resume/upload')
  async upload(@Req() request: FastifyRequest): Promise<UploadAnswer> {
    const { key, bytes, filename, result } = await this.intake.receive(request);
    const file = {
      resumeUrl: uploadAddressOf(await this.tokens.bind(key, request)),
      resumeFilename: filename,
      resumeContentType: 'application/pdf' as const,
    };
    if (result.outcome === 'unread') {
      const { error } = result;
      // The file stays: the form can be filled in by hand and sent with it.
      throw error instanceof AppError ? new AppError(error.code, error.message, file) : error;
    }
    const { fields, confidence, experiences, education, languages, skills, notices } = result;
    return {
      resumeData: fields,
      ...file,
      resumeBase64: bytes.toString('base64'),
      confidence,
      experiences,
      education,
      languages,
      skills,
      notices,
      message: messageOf(result),
    };
  }

  @ApiOperation({ summary: 'Downloads a stored résumé' })
  @ApiProduces('application/pdf')
  @Requires('resumes.read')
  @Get('resumes/:file')
  async download(@Param('file') file: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const key = `resumes/${file}`;
    // A user who is limited to own records opens a file only as the résumé of one of their candidates.
    if (
      recordScope('resumes.read') &&
      !(RESUME_KEY.test(key) && (await this.candidates.isResumeInScope({ key })))
    )
      throw new AppError('NOT_FOUND', 'Arquivo não encontrado.');
    await this.recordedResumes.recordReading(key);
    return sendAttachment(reply, this.files, key, 'curriculo.pdf');
  }
}
