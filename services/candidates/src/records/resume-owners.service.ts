import { Injectable } from '@nestjs/common';
import type { Application } from '@araucaria/contracts';
import { Database, violatedConstraint } from '@araucaria/database';
import { AppError } from '@araucaria/platform';
import { ResumeFiles } from '@araucaria/storage';

/** As for a key that no file has, so that a response does not tell which keys exist. */
const NO_FILE = 'Currículo não encontrado. Envie o arquivo novamente.';

interface Owner {
  /** The owner has the e-mail of the application. */
  isOwn: boolean;
  /** Only drafts of the same browser hold the file. */
  isOfOwnDrafts: boolean;
}

/** A stored résumé belongs to the person who was the first to send its key (decision 058). The table `resume_owner` decides. */
@Injectable()
export class ResumeOwnersService {
  constructor(
    private readonly database: Database,
    private readonly files: ResumeFiles,
  ) {}

  /**
   * The application with a file that its person may have: its own, or a copy of one that this browser sent with another e-mail,
   * which was kept as a draft of that person.
   * @throws {AppError} `VALIDATION_FAILED` for the file of another person
   */
  async withOwnFile(input: Application): Promise<Application> {
    const { resumeKey, email, sender } = input;
    if (!resumeKey) return input;
    const [owner] = await this.database.read<Owner>({
      name: 'resume-owner',
      text: `select lower(p.email) = lower($2) as "isOwn",
         exists (select from application_draft where resume_key = $1 and sender = $3)
           and not exists (select from application_draft where resume_key = $1 and sender is distinct from $3)
           and not exists (select from candidate_record where resume_key = $1)
           and not exists (select from person_resume where resume_key = $1) as "isOfOwnDrafts"
       from resume_owner o join person p on p.id = o.person_id where o.key = $1`,
      values: [resumeKey, email, sender ?? null],
    });
    if (!owner || owner.isOwn) return input;
    if (!owner.isOfOwnDrafts) throw foreignFile();
    return { ...input, resumeKey: await this.copy(resumeKey) };
  }

  /** The result of `work`. @throws {AppError} `VALIDATION_FAILED` if another person got the file meanwhile */
  async orRefused<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw violatedConstraint(error) === 'resume_of_person' ? foreignFile() : error;
    }
  }

  private async copy(key: string): Promise<string> {
    const copy = await this.files.put(await this.files.read(key));
    await this.database.write({
      name: 'copy-resume-notices',
      text: `insert into resume_reading (key, notices, languages, skills)
       select $2, notices, languages, skills from resume_reading where key = $1 returning 1`,
      values: [key, copy.key],
    });
    return copy.key;
  }
}

const foreignFile = (): AppError => AppError.invalid([{ field: 'resumeUrl', message: NO_FILE }]);
