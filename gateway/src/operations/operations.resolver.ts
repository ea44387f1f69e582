import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { CronRun } from '@araucaria/contracts';
import type { FailedMessage } from '@araucaria/messaging/queues';
import type { ArgsOf, FieldResolvers, RootResolvers } from '../graphql/resolver-types.js';
import { Requires } from '../sessions/access.js';
import { FreshFactor } from '../sessions/fresh-factor.js';
import { OperationsService } from './operations.service.js';

interface NamedValue<V> {
  name: string;
  value: V;
}

const namedValues = <V>(record: Record<string, V>): Array<NamedValue<V>> =>
  Object.entries(record).map(([name, value]) => ({ name, value }));

@Requires('operations.manage')
@Resolver()
export class OperationsResolver implements RootResolvers<OperationsResolver> {
  constructor(private readonly operationsService: OperationsService) {}

  @Query()
  operations() {
    return this.operationsService.state();
  }

  @FreshFactor()
  @Mutation()
  async replayMessages(@Args() input: ArgsOf<'replayMessages'>) {
    return (await this.operationsService.replay(input)).replayed;
  }
}

@Resolver('CronRun')
export class CronRunResolver implements FieldResolvers<'CronRun'> {
  @ResolveField()
  counts(@Parent() { counts }: CronRun) {
    return namedValues(counts);
  }
}

@Resolver('FailedMessage')
export class FailedMessageResolver implements FieldResolvers<'FailedMessage'> {
  @ResolveField()
  payload(@Parent() { payload }: FailedMessage) {
    return namedValues(payload).map(({ name, value }) => ({
      name,
      value: typeof value === 'string' ? value : JSON.stringify(value),
    }));
  }
}
