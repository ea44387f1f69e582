import { startTestSystem, type TestSystem } from '@araucaria/testing';
import { Journey } from './journey.js';
import { createManyCandidates } from './many-candidates.js';

/** The list of candidates as a recruiter sees it, in a system with the candidates of {@link createManyCandidates} alone. */
export class CandidateList {
  private constructor(
    readonly system: TestSystem,
    readonly recruiter: Journey,
    /** The job of twelve of them. */
    readonly jobId: number,
  ) {}

  static async open(): Promise<CandidateList> {
    const system = await startTestSystem('without-demo');
    const admin = await system.admin();
    const jobId = await createManyCandidates(system, admin);
    const recruiter = await Journey.start(system.url, {
      viewport: { width: 1440, height: 900 },
      session: admin,
    });
    await recruiter.page.goto('/dashboard');
    return new CandidateList(system, recruiter, jobId);
  }

  async close(): Promise<void> {
    await this.recruiter.close();
    await this.system.stop();
  }

  row = (name: string) => this.recruiter.page.getByRole('row', { name: new RegExp(name) });

  /** Opens the candidate. */
  link = (name: string) => this.recruiter.page.getByRole('link', { name: `Ver detalhes de ${name}` });

  statusOf = async (lastName: string) =>
    (
      await this.system.rows<{ status: string }>(
        'select status from candidates.candidate where last_name = $1',
        [lastName],
      )
    )[0]?.status;
}
