import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Application, CandidatesClient, UNUSED_UPLOAD_TTL_MS, type FieldError } from '@araucaria/contracts';
import { AppError, validateInput } from '@araucaria/platform';
import { ResumeFiles, type StoredResume } from '@araucaria/storage';
import { CaptchaService } from '../captcha/captcha.service.js';
import { withConstantRefusal } from '../http/constant-duration.js';
import { parseUploadAddress } from '../resumes/resume-address.js';
import { ResumeReaderService } from '../resumes/resume-reader.service.js';
import { UploadTokensService } from '../resumes/upload-tokens.service.js';
import { ApplicationSendersService } from './application-senders.service.js';

/** The fields of an application that the gateway itself handles; `Application` describes the others. */
interface SubmittedApplication {
  recaptchaToken?: unknown;
  /** Address of an uploaded file, as the upload returned it. */
  resumeUrl?: unknown;
  /** The file itself in base64, instead of an address. */
  resumeData?: unknown;
}

const NO_FILE = 'Currículo não encontrado. Envie o arquivo novamente.';

/** Receives applications. Everything is checked before anything is stored. */
@Injectable()
export class ApplicationsService {
  constructor(
    private readonly candidates: CandidatesClient,
    private readonly files: ResumeFiles,
    private readonly captcha: CaptchaService,
    private readonly reader: ResumeReaderService,
    private readonly tokens: UploadTokensService,
    private readonly senders: ApplicationSendersService,
  ) {}

  async apply(
    body: SubmittedApplication,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ id: number }> {
    const { recaptchaToken, resumeUrl, resumeData } = body;
    const form = await validateInput(Application, {
      ...body,
      ...{ resumeData: undefined, resumeKey: undefined, sender: undefined, ipAddress: request.ip },
    });
    const uploadedKey = await this.uploadedKey(resumeUrl, request.ip);
    const bytes = uploadedKey ? undefined : decode(resumeData);
    if (!uploadedKey && !bytes && isPresent(resumeUrl))
      throw AppError.invalid([{ field: 'resumeUrl', message: NO_FILE }]);
    await this.captcha.verify(recaptchaToken, request.ip);
    const application = { ...form, sender: this.senders.recognize(request, reply) };
    if (!uploadedKey) return this.sendWith(bytes, application);
    try {
      return await this.send({ ...application, resumeKey: uploadedKey });
    } catch (error) {
      // The key is of a file of another person: as one that no file has.
      if (!isPresent(resumeData) || !isForeignFile(error)) throw error;
      return this.sendWith(decode(resumeData), application);
    }
  }

  /** Stores the file that came with the form, if one did, and sends the application with it. */
  private async sendWith(bytes: Buffer | undefined, application: Application): Promise<{ id: number }> {
    const stored = bytes && (await this.files.put(bytes));
    try {
      const receipt = await this.send(stored ? { ...application, resumeKey: stored.key } : application);
      if (stored) this.readForStaff(stored);
      return receipt;
    } catch (error) {
      if (stored && isKnownEmail(error)) this.readForStaff(stored);
      // An uploaded file stays for another attempt. A file that came with the form is removed, unless the application may
      // have been stored in spite of the error, or is kept as a draft.
      const isRefused = error instanceof AppError && error.status < 500 && !isKnownEmail(error);
      if (stored && isRefused) await this.files.remove(stored.key);
      throw error;
    }
  }

  /** Whether an e-mail to the owner of the address was due does not show in the time of the response. */
  private send(application: Application): Promise<{ id: number }> {
    return withConstantRefusal(() => this.candidates.apply(application), isKnownEmail);
  }

  /** In the background: the staff needs the parser's notices also for a file that did not fill in a form. */
  private readForStaff(file: StoredResume): void {
    void this.reader.readForStaff(file).catch(() => undefined);
  }

  /** The key of a file that was uploaded lately; the candidates service refuses the file of another person. */
  private async uploadedKey(resumeUrl: unknown, ip: string): Promise<string | undefined> {
    const upload = typeof resumeUrl === 'string' ? parseUploadAddress(resumeUrl) : undefined;
    const storedAt = upload && (await this.files.storedAt(upload.key));
    const isRecent = storedAt && Date.now() - storedAt.getTime() <= UNUSED_UPLOAD_TTL_MS;
    return isRecent && (await this.tokens.accepts(upload, ip)) ? upload.key : undefined;
  }
}

const isKnownEmail = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'EMAIL_ALREADY_EXISTS';

const isForeignFile = (error: unknown): boolean =>
  error instanceof AppError &&
  error.code === 'VALIDATION_FAILED' &&
  (error.details.errors as FieldError[] | undefined)?.some(({ field }) => field === 'resumeUrl') === true;

const isPresent = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** The file in `resumeData`; undefined without one. File storage checks type and size. */
function decode(resumeData: unknown): Buffer | undefined {
  if (!isPresent(resumeData)) return undefined;
  const text =
    typeof resumeData === 'string' ? resumeData.replace(/^data:[^,]{0,100};base64,/, '') : undefined;
  const bytes = text === undefined ? undefined : fromBase64(text);
  if (!bytes)
    throw AppError.invalid([{ field: 'resumeData', message: 'O arquivo do currículo está corrompido.' }]);
  return bytes;
}

/**
 * The bytes of a text in base64 or base64url; undefined if it has other characters. Node skips those, so that there are fewer
 * bytes than the length of the text gives. A regular expression would take longer than the decoding.
 */
function fromBase64(text: string): Buffer | undefined {
  const characters = text.length - (/={1,2}$/.exec(text)?.[0].length ?? 0);
  const bytes = Buffer.from(text, 'base64');
  return characters % 4 !== 1 && bytes.length === Math.floor((characters * 3) / 4) ? bytes : undefined;
}
