import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { CronRun } from '@araucaria/contracts';
import type { FailedMessage } from '@araucaria/messaging/queues';
import { AdminOnly } from '../session/access.js';
import { OperationsService, type Operations } from './operations.service.js';

interface Named<V> {
  name: string;
  value: V;
}

const named = <V>(record: Record<string, V>): Array<Named<V>> =>
  Object.entries(record).map(([name, value]) => ({ name, value }));

@AdminOnly()
@Resolver()
export class OperationsResolver {
  constructor(private readonly operations: OperationsService) {}

  @Query('operations')
  look(): Promise<Operations> {
    return this.operations.look();
  }

  @Mutation('replayMessages')
  async replay(@Args() which: object): Promise<number> {
    return (await this.operations.replay({ ...which })).replayed;
  }
}

@Resolver('CronRun')
export class CronRunResolver {
  @ResolveField('counts')
  counts(@Parent() { counts }: CronRun): Array<Named<number>> {
    return named(counts);
  }
}

@Resolver('FailedMessage')
export class FailedMessageResolver {
  @ResolveField('payload')
  payload(@Parent() { payload }: FailedMessage): Array<Named<string>> {
    return named(payload).map(({ name, value }) => ({
      name,
      value: typeof value === 'string' ? value : JSON.stringify(value),
    }));
  }
}
