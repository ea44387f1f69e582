import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { HistoryEntryView } from '@araucaria/contracts';
import type { GraphqlContext } from '../graphql/graphql-context.js';
import type { FieldResolvers } from '../graphql/resolver-types.js';
import { authorName } from '../users/author-name.js';

@Resolver('HistoryEntry')
export class HistoryEntryFieldsResolver implements FieldResolvers<'HistoryEntry'> {
  @ResolveField()
  actorName(
    @Parent() entry: HistoryEntryView,
    @Context() { loaders }: GraphqlContext,
  ): Promise<string | null> {
    return authorName(entry, loaders);
  }

  /** Responses of the release before have none. */
  @ResolveField()
  undo(@Parent() { undo = null }: HistoryEntryView): NonNullable<HistoryEntryView['undo']> | null {
    return undo;
  }
}
