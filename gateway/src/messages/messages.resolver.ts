import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { NotificationsClient } from '@araucaria/contracts';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Requires } from '../sessions/access.js';

@Requires('templates.manage')
@Resolver()
export class MessagesResolver implements RootResolvers<MessagesResolver> {
  constructor(private readonly notifications: NotificationsClient) {}

  @Requires('templates.read')
  @Query()
  messageTemplates() {
    return this.notifications.templates();
  }

  @Requires('messages.read')
  @Query()
  deliveries(@Args() filter: ArgsOf<'deliveries'>) {
    return this.notifications.deliveries(filter);
  }

  @Requires('templates.read')
  @Query()
  previewMessage(@Args() { input }: ArgsOf<'previewMessage'>) {
    return this.notifications.preview(input);
  }

  @Requires('templates.read')
  @Query()
  messageWays() {
    return this.notifications.sendingModes();
  }

  @Mutation()
  createMessageTemplate(@Args() { input, formKey }: ArgsOf<'createMessageTemplate'>) {
    return this.notifications.createTemplate({ ...input, formKey });
  }

  @Mutation()
  updateMessageTemplate(@Args() { id, input, from }: ArgsOf<'updateMessageTemplate'>) {
    return this.notifications.updateTemplate({ ...input, id, from: from ?? undefined });
  }

  @Mutation()
  restoreMessageTemplate(@Args() { id }: ArgsOf<'restoreMessageTemplate'>) {
    return this.notifications.restoreTemplate({ id });
  }

  @Mutation()
  async deleteMessageTemplate(@Args() { id }: ArgsOf<'deleteMessageTemplate'>) {
    await this.notifications.removeTemplate({ id });
    return true;
  }

  @Requires('messages.send')
  @Mutation()
  resendDelivery(@Args() { id, formKey }: ArgsOf<'resendDelivery'>) {
    return this.notifications.resend({ id, formKey });
  }
}
