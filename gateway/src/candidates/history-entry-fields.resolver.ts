import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { HistoryEntryView } from '@araucaria/contracts';
import type { GraphqlContext } from '../graphql/graphql-context.js';
import { authorName } from '../users/author-name.js';

@Resolver('HistoryEntry')
export class HistoryEntryFieldsResolver {
  @ResolveField()
  actorName(@Parent() entry: HistoryEntryView, @Context() { loaders }: GraphqlContext) {
    return authorName(entry, loaders);
  }
}
