import { Injectable } from '@nestjs/common';
import { CandidatesClient, RESUME_KEY, UsersClient } from '@araucaria/contracts';
import { ResumeFiles } from '@araucaria/storage';

/** Readings of stored résumés, each with an entry in the audit trail. Without an entry the file stays closed. */
@Injectable()
export class RecordedResumesService {
  constructor(
    private readonly files: ResumeFiles,
    private readonly users: UsersClient,
    private readonly candidates: CandidatesClient,
  ) {}

  /** Adds the entry of a person who downloads an own file, if there is such a file. */
  async recordOwn(key: string): Promise<void> {
    if (await this.files.exists(key)) await this.addEntry(key);
  }

  /**
   * Adds the entry of staff who read a file, if there is such a file: as a reading of the candidate's résumé, which the candidate
   * sees too, or of the file if it belongs to no application. @returns whether there is such a file
   */
  async recordReading(key: string): Promise<boolean> {
    if (!(await this.files.exists(key))) return false;
    const { isRecorded } = RESUME_KEY.test(key)
      ? await this.candidates.openResumeFile({ key })
      : { isRecorded: false };
    if (!isRecorded) await this.addEntry(key);
    return true;
  }

  /** The file, for staff; undefined if there is none. */
  async read(key: string): Promise<Buffer | undefined> {
    return (await this.recordReading(key)) ? this.files.read(key) : undefined;
  }

  private async addEntry(key: string): Promise<void> {
    const subjectId = key.slice(key.lastIndexOf('/') + 1);
    await this.users.audit({ action: 'resume.opened', subject: 'resume', subjectId });
  }
}
