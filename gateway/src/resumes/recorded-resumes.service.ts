import { Inject, Injectable } from '@nestjs/common';
import type { RpcClient, UsersRpc } from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import { ResumeFiles } from '@araucaria/storage';

/** Readings of stored résumés, each with an entry in the audit trail. Without an entry the file stays closed. */
@Injectable()
export class RecordedResumesService {
  constructor(
    private readonly files: ResumeFiles,
    @Inject(rpcToken('users')) private readonly users: RpcClient<typeof UsersRpc>,
  ) {}

  /** Adds the entry, if there is such a file. @returns whether there is */
  async record(key: string): Promise<boolean> {
    if (!(await this.files.exists(key))) return false;
    await this.users.audit({
      action: 'resume.opened',
      subject: 'resume',
      subjectId: key.slice(key.lastIndexOf('/') + 1),
    });
    return true;
  }

  /** The file; undefined if there is none. */
  async read(key: string): Promise<Buffer | undefined> {
    return (await this.record(key)) ? this.files.read(key) : undefined;
  }
}
