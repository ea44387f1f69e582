import { Body, Controller, Delete, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  CandidatesClient,
  ConfirmResumeBody,
  PROFILE_FIELDS,
  webAddress,
  type NewResume,
  type Profile,
} from '@araucaria/contracts';
import { BodyPipe } from '../http/body.pipe.js';
import { IdPipe } from '../http/query.js';
import { ResumeIntakeService, messageOf } from '../resumes/resume-intake.service.js';
import { ResumeUpload } from '../resumes/resume-upload.js';
import { ForCandidates } from '../sessions/access.js';
import { PersonId } from './person-id.decorator.js';

const UNREAD =
  'Não foi possível ler o arquivo agora. Você pode usá-lo mesmo assim: o seu cadastro fica como está.';

/** New résumés of candidates: uploaded, read, and confirmed with the values that the person takes from them. */
@ForCandidates()
@Controller('api/candidate-area/resumes')
export class AreaResumesController {
  constructor(
    private readonly intake: ResumeIntakeService,
    private readonly candidates: CandidatesClient,
  ) {}

  @ApiOperation({
    summary:
      'Stores a PDF résumé and returns what was read from it; it changes nothing before its confirmation',
  })
  @ResumeUpload()
  @Post()
  async upload(@PersonId() personId: number, @Req() request: FastifyRequest): Promise<NewResume> {
    const { key, filename, result } = await this.intake.receive(request);
    const { id } = await this.candidates.addResume({ personId, key, filename });
    if (result.outcome === 'unread')
      return { id, filename, read: profileOf({}), experiences: [], education: [], message: UNREAD };
    const { fields, experiences, education } = result;
    return { id, filename, read: profileOf(fields), experiences, education, message: messageOf(result) };
  }

  @ApiOperation({
    summary:
      'Makes the file the last résumé, and changes the given fields of the profile; applications keep their résumé',
  })
  @HttpCode(204)
  @Post(':id/confirmation')
  confirm(
    @PersonId() personId: number,
    @Param('id', IdPipe) id: number,
    @Body(BodyPipe) body: ConfirmResumeBody,
  ) {
    return this.candidates.confirmResume({ ...body, personId, id });
  }

  @ApiOperation({ summary: 'Deletes a file that was not confirmed' })
  @HttpCode(204)
  @Delete(':id')
  discard(@PersonId() personId: number, @Param('id', IdPipe) id: number) {
    return this.candidates.discardResume({ personId, id });
  }
}

/** The fields of a profile in what was read, in the form in which a profile holds them. One that the parser does not read is empty. */
function profileOf(fields: { readonly [Field in keyof Profile]?: string }): Profile {
  const text = (field: keyof Profile): string | null => fields[field]?.trim() || null;
  const profile = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, text(field)])) as Profile;
  for (const field of ['linkedinUrl', 'portfolioUrl'] as const)
    profile[field] = webAddress(profile[field]) ?? null;
  return profile;
}
