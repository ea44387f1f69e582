import type { Application, EventCatalogue } from '@araucaria/contracts';
import { applicationInput, type Service } from './fixtures.js';

/** What tests do with drafts of persons who have applied to the job 501. @param service once it is started */
export function draftActions(service: () => Service) {
  const links = async (email: string) =>
    (
      await service().rows<{ id: string }>(
        `select l.id from candidate_link l join person p on p.id = l.person_id where lower(p.email) = lower($1)
         order by l.created_at`,
        [email],
      )
    ).map(({ id }) => id);
  const requested = async (linkId: string) =>
    (await service().published('candidate.link-requested')).filter(
      (event: EventCatalogue['candidate.link-requested']) => event.linkId === linkId,
    );
  const draftsOf = (email: string) =>
    service().rows<{ id: number; resume_key: string | null }>(
      `select d.id, d.resume_key from application_draft d join person p on p.id = d.person_id
       where lower(p.email) = lower($1) order by d.id`,
      [email],
    );
  /** A person with an application to the job 501. */
  const person = async (change: Partial<Application> = {}) => {
    const input = applicationInput({ jobId: 501, ...change });
    return { id: (await service().as().apply(input)).id, input };
  };
  const applyAgain = (input: Application, change: Partial<Application> = {}) =>
    expect(
      service()
        .as()
        .apply({ ...input, jobId: 502, ...change }),
    ).rejects.toMatchObject({
      code: 'EMAIL_ALREADY_EXISTS',
    });
  /** Sends a further form, and returns the token of its link. */
  const openLink = async (input: Application, change: Partial<Application> = {}) => {
    await applyAgain(input, change);
    const linkId = (await links(input.email)).at(-1)!;
    const { token } = await service().as().issueLink({ id: linkId });
    return { token, linkId };
  };

  return { links, requested, draftsOf, person, applyAgain, openLink };
}
