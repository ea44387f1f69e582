import { Injectable } from '@nestjs/common';
import {
  InterviewsClient,
  JobsClient,
  hasOwnScope,
  permittedScopes,
  type Actor,
  type OwnRecords,
} from '@araucaria/contracts';
import type { RequestContext } from '@araucaria/platform';

/** Finds the records to which roles limit the acting user. Services receive them with the actor of every call. */
@Injectable()
export class OwnRecordsService {
  private readonly loading = new WeakMap<RequestContext, Promise<OwnRecords>>();

  constructor(
    private readonly jobs: JobsClient,
    private readonly interviews: InterviewsClient,
  ) {}

  /**
   * Completes the actor of a request, once, also when several fields of an operation need it. They are read anew for each
   * request, so that a manager or interviewer who is taken off a record loses it at once.
   * @throws {AppError} `UNAVAILABLE` without jobs or interviews: without them nothing may be shown
   */
  async attach(context: RequestContext): Promise<void> {
    const { actor } = context;
    if (!actor || actor.own || !hasOwnScope(actor)) return;
    let loading = this.loading.get(context);
    if (!loading) this.loading.set(context, (loading = this.load(actor)));
    const own = await loading;
    context.actor = { ...actor, own };
  }

  private async load(actor: Actor): Promise<OwnRecords> {
    const { id } = actor;
    const scopes = permittedScopes(actor);
    const [jobIds, candidateIds] = await Promise.all([
      scopes.has('managed-jobs') ? this.jobs.managedBy({ id }) : [],
      scopes.has('own-interviews') ? this.interviews.candidatesOfInterviewer({ id }) : [],
    ]);
    return { jobIds, candidateIds };
  }
}
