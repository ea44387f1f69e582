import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  DeliveryView,
  MessagePreview,
  MessageTemplateView,
  NotificationsRpc,
  RpcClient,
} from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Requires } from '../sessions/access.js';

type Fields =
  | 'messageTemplates'
  | 'deliveries'
  | 'previewMessage'
  | 'messageWays'
  | 'createMessageTemplate'
  | 'updateMessageTemplate'
  | 'deleteMessageTemplate'
  | 'restoreMessageTemplate'
  | 'resendDelivery';

@Requires('templates.manage')
@Resolver()
export class MessagesResolver implements RootResolvers<Fields> {
  constructor(
    @Inject(rpcToken('notifications')) private readonly notifications: RpcClient<typeof NotificationsRpc>,
  ) {}

  @Requires('templates.read')
  @Query()
  messageTemplates(): Promise<MessageTemplateView[]> {
    return this.notifications.templates();
  }

  @Requires('messages.read')
  @Query()
  deliveries(@Args() filter: ArgsOf<'deliveries'>): Promise<DeliveryView[]> {
    return this.notifications.deliveries(filter);
  }

  @Requires('templates.read')
  @Query()
  previewMessage(@Args() { input }: ArgsOf<'previewMessage'>): Promise<MessagePreview> {
    return this.notifications.preview(input);
  }

  @Requires('templates.read')
  @Query()
  messageWays(): Promise<{ whatsApp: 'sent' | 'link' }> {
    return this.notifications.sendingModes();
  }

  @Mutation()
  createMessageTemplate(
    @Args() { input, formKey }: ArgsOf<'createMessageTemplate'>,
  ): Promise<MessageTemplateView> {
    return this.notifications.createTemplate({ ...input, formKey });
  }

  @Mutation()
  updateMessageTemplate(
    @Args() { id, input, from }: ArgsOf<'updateMessageTemplate'>,
  ): Promise<MessageTemplateView> {
    return this.notifications.updateTemplate({ ...input, id, from: from ?? undefined });
  }

  @Mutation()
  restoreMessageTemplate(@Args() { id }: ArgsOf<'restoreMessageTemplate'>): Promise<MessageTemplateView> {
    return this.notifications.restoreTemplate({ id });
  }

  @Mutation()
  async deleteMessageTemplate(@Args() { id }: ArgsOf<'deleteMessageTemplate'>): Promise<true> {
    await this.notifications.removeTemplate({ id });
    return true;
  }

  @Requires('messages.send')
  @Mutation()
  resendDelivery(@Args() { id, formKey }: ArgsOf<'resendDelivery'>): Promise<DeliveryView> {
    return this.notifications.resend({ id, formKey });
  }
}
