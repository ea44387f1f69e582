import { Args, Query, Resolver } from '@nestjs/graphql';
import { UsersClient, type AuditAction, type AuditEntryView, type AuditSubject } from '@araucaria/contracts';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Requires } from '../sessions/access.js';
import { detailsOf } from './audit-trail.service.js';

interface AuditEntry extends Omit<AuditEntryView, 'details'> {
  details: Array<{ name: string; value: string }>;
}

@Requires('audit.read')
@Resolver()
export class AuditResolver implements RootResolvers<AuditResolver> {
  constructor(private readonly users: UsersClient) {}

  @Query()
  visitorRefusals(@Args() { before, limit }: ArgsOf<'visitorRefusals'>) {
    return this.users.visitorRefusals({ before, limit });
  }

  @Query()
  async auditTrail(@Args() { filter, before, limit }: ArgsOf<'auditTrail'>) {
    const { entries, nextBefore } = await this.users.auditTrail({
      ...filter,
      // The service refuses unknown ones.
      action: filter?.action as AuditAction | null | undefined,
      subject: filter?.subject as AuditSubject | null | undefined,
      before,
      limit,
    });
    return { entries: entries.map(toEntry), nextBefore };
  }
}

const toEntry = ({ details, ...entry }: AuditEntryView): AuditEntry => ({
  ...entry,
  details: detailsOf(details),
});
