import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Application, type CandidatesRpc, type RpcClient } from '@araucaria/contracts';
import { AppError, rpcToken, validateInput } from '@araucaria/platform';
import { ResumeFiles } from '@araucaria/storage';
import { Captcha } from '../captcha/captcha.js';
import { keyOf } from '../resumes/resume-address.js';
import { ResumeReader } from '../resumes/resume-reader.js';

/** The fields of an application that the gateway itself handles; `Application` describes the others. */
interface SubmittedApplication {
  recaptchaToken?: unknown;
  /** Address of an uploaded file, as the upload returned it. */
  resumeUrl?: unknown;
  /** The file itself in base64, instead of an address. */
  resumeData?: unknown;
}

const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;
const NO_FILE = 'Currículo não encontrado. Envie o arquivo novamente.';

/** An application on its way in: everything is checked before anything is stored. */
@Injectable()
export class ApplicationsService {
  constructor(
    @Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>,
    private readonly files: ResumeFiles,
    private readonly captcha: Captcha,
    private readonly reader: ResumeReader,
  ) {}

  async apply(body: SubmittedApplication, request: FastifyRequest): Promise<{ id: number }> {
    const { recaptchaToken, resumeUrl, resumeData } = body;
    const form = await validateInput(Application, { ...body, resumeKey: undefined, ipAddress: request.ip });
    const known = await this.uploaded(resumeUrl);
    const bytes = known ? undefined : decode(resumeData);
    if (!known && !bytes && isSent(resumeUrl))
      throw AppError.invalid([{ field: 'resumeUrl', message: NO_FILE }]);
    await this.captcha.verify(recaptchaToken, request.ip);

    const own = bytes && (await this.files.put(bytes));
    try {
      const receipt = await this.candidates.apply({ ...form, resumeKey: known ?? own?.key });
      // In the background: what the parser notices is for the staff, also in a file that did not fill a form.
      if (own) void this.reader.readForStaff(own).catch(() => undefined);
      return receipt;
    } catch (error) {
      // An uploaded file stays for another try. Ours goes, unless the application may have been stored after all.
      if (own && error instanceof AppError && error.status < 500) await this.files.remove(own.key);
      throw error;
    }
  }

  private async uploaded(resumeUrl: unknown): Promise<string | undefined> {
    const key = typeof resumeUrl === 'string' ? keyOf(resumeUrl) : undefined;
    return key && (await this.files.exists(key)) ? key : undefined;
  }
}

const isSent = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Whether it is a PDF of a size that we take is for the store to say, before it stores. */
function decode(resumeData: unknown): Buffer | undefined {
  if (!isSent(resumeData)) return undefined;
  const text =
    typeof resumeData === 'string' ? resumeData.replace(/^data:[^,]{0,100};base64,/, '') : undefined;
  if (text === undefined || !BASE64.test(text))
    throw AppError.invalid([{ field: 'resumeData', message: 'O arquivo do currículo está corrompido.' }]);
  return Buffer.from(text, 'base64');
}
