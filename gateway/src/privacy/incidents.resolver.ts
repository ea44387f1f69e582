import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Requires } from '../sessions/access.js';
import { FreshFactor } from '../sessions/fresh-factor.js';
import { IncidentsService } from './incidents.service.js';

@Requires('privacy.manage')
@Resolver()
export class IncidentsResolver implements RootResolvers<IncidentsResolver> {
  constructor(private readonly incidentsService: IncidentsService) {}

  @Query()
  incidents() {
    return this.incidentsService.list();
  }

  @Query()
  affectedRecords(@Args() { incidentId }: ArgsOf<'affectedRecords'>) {
    return this.incidentsService.affected(incidentId);
  }

  @FreshFactor()
  @Mutation()
  saveIncident(@Args() { input, from, formKey }: ArgsOf<'saveIncident'>) {
    return this.incidentsService.save({ ...input, from, formKey });
  }
}
