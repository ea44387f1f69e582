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
import { AdminOnly } from '../session/access.js';

type Fields =
  | 'messageTemplates'
  | 'deliveries'
  | 'previewMessage'
  | 'messageWays'
  | 'createMessageTemplate'
  | 'updateMessageTemplate'
  | 'deleteMessageTemplate'
  | 'resendDelivery';

@AdminOnly()
@Resolver()
export class MessagesResolver implements RootResolvers<Fields> {
  constructor(
    @Inject(rpcToken('notifications')) private readonly notifications: RpcClient<typeof NotificationsRpc>,
  ) {}

  @Query()
  messageTemplates(): Promise<MessageTemplateView[]> {
    return this.notifications.templates();
  }

  @Query()
  deliveries(@Args() filter: ArgsOf<'deliveries'>): Promise<DeliveryView[]> {
    return this.notifications.deliveries(filter);
  }

  @Query()
  previewMessage(@Args() { input }: ArgsOf<'previewMessage'>): Promise<MessagePreview> {
    return this.notifications.preview(input);
  }

  @Query()
  messageWays(): Promise<{ whatsApp: 'sent' | 'link' }> {
    return this.notifications.sendingModes();
  }

  @Mutation()
  createMessageTemplate(@Args() { input }: ArgsOf<'createMessageTemplate'>): Promise<MessageTemplateView> {
    return this.notifications.createTemplate(input);
  }

  @Mutation()
  updateMessageTemplate(
    @Args() { id, input }: ArgsOf<'updateMessageTemplate'>,
  ): Promise<MessageTemplateView> {
    return this.notifications.updateTemplate({ ...input, id });
  }

  @Mutation()
  async deleteMessageTemplate(@Args() { id }: ArgsOf<'deleteMessageTemplate'>): Promise<true> {
    await this.notifications.removeTemplate({ id });
    return true;
  }

  @Mutation()
  resendDelivery(@Args() { id }: ArgsOf<'resendDelivery'>): Promise<DeliveryView> {
    return this.notifications.resend({ id });
  }
}
