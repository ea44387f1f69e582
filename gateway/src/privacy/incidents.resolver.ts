import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { AffectedRecord } from '@araucaria/contracts';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Requires } from '../sessions/access.js';
import { FreshFactor } from '../sessions/fresh-factor.js';
import { IncidentsService, type DatedIncident } from './incidents.service.js';

@Requires('privacy.manage')
@Resolver()
export class IncidentsResolver implements RootResolvers<'incidents' | 'affectedRecords' | 'saveIncident'> {
  constructor(private readonly incidentsService: IncidentsService) {}

  @Query()
  incidents(): Promise<DatedIncident[]> {
    return this.incidentsService.list();
  }

  @Query()
  affectedRecords(@Args() { incidentId }: ArgsOf<'affectedRecords'>): Promise<AffectedRecord[]> {
    return this.incidentsService.affected(incidentId);
  }

  @FreshFactor()
  @Mutation()
  saveIncident(@Args() { input, from, formKey }: ArgsOf<'saveIncident'>): Promise<DatedIncident> {
    return this.incidentsService.save({ ...input, from, formKey });
  }
}
