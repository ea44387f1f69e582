import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import type {
  MessagePreview,
  MessageTemplateView,
  NotificationsRpc,
  PreviewMessage,
  RpcClient,
  SaveMessageTemplate,
} from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import { IdPipe, ObjectPipe } from '../http/query.js';
import { AdminOnly } from '../session/access.js';

@AdminOnly()
@Controller('api/message-templates')
export class MessageTemplatesController {
  constructor(
    @Inject(rpcToken('notifications')) private readonly notifications: RpcClient<typeof NotificationsRpc>,
  ) {}

  @Get()
  list(): Promise<MessageTemplateView[]> {
    return this.notifications.templates();
  }

  @Post()
  create(@Body(ObjectPipe) body: SaveMessageTemplate): Promise<MessageTemplateView> {
    return this.notifications.createTemplate(body);
  }

  @HttpCode(200)
  @Post('preview')
  preview(@Body(ObjectPipe) body: PreviewMessage): Promise<MessagePreview> {
    return this.notifications.preview(body);
  }

  @Put(':id')
  update(
    @Param('id', IdPipe) id: number,
    @Body(ObjectPipe) body: SaveMessageTemplate,
  ): Promise<MessageTemplateView> {
    return this.notifications.updateTemplate({ ...body, id });
  }

  @HttpCode(204)
  @Delete(':id')
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.notifications.removeTemplate({ id });
  }
}
