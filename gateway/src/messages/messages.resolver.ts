import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  DeliveryView,
  ListDeliveries,
  MessagePreview,
  MessageTemplateView,
  NotificationsRpc,
  PreviewMessage,
  RpcClient,
  SaveMessageTemplate,
} from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import { AdminOnly } from '../session/access.js';

@AdminOnly()
@Resolver()
export class MessagesResolver {
  constructor(
    @Inject(rpcToken('notifications')) private readonly notifications: RpcClient<typeof NotificationsRpc>,
  ) {}

  @Query('messageTemplates')
  templates(): Promise<MessageTemplateView[]> {
    return this.notifications.templates();
  }

  @Query('deliveries')
  deliveries(@Args() filter: ListDeliveries): Promise<DeliveryView[]> {
    return this.notifications.deliveries({ ...filter });
  }

  @Query('previewMessage')
  preview(@Args('input') input: PreviewMessage): Promise<MessagePreview> {
    return this.notifications.preview(input);
  }

  @Query('messageWays')
  ways(): Promise<{ whatsApp: 'sent' | 'link' }> {
    return this.notifications.ways();
  }

  @Mutation('createMessageTemplate')
  create(@Args('input') input: SaveMessageTemplate): Promise<MessageTemplateView> {
    return this.notifications.createTemplate(input);
  }

  @Mutation('updateMessageTemplate')
  update(@Args('id') id: number, @Args('input') input: SaveMessageTemplate): Promise<MessageTemplateView> {
    return this.notifications.updateTemplate({ ...input, id });
  }

  @Mutation('deleteMessageTemplate')
  async remove(@Args('id') id: number): Promise<true> {
    await this.notifications.removeTemplate({ id });
    return true;
  }

  @Mutation('resendDelivery')
  resend(@Args('id') id: number): Promise<DeliveryView> {
    return this.notifications.resend({ id });
  }
}
