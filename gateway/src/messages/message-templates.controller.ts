import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import {
  CreateMessageTemplate,
  NotificationsClient,
  PreviewMessage,
  SaveMessageTemplate,
} from '@araucaria/contracts';
import { ApiErrors } from '../docs/api-decorators.js';
import { BodyPipe } from '../http/body.pipe.js';
import { IdPipe } from '../http/query.js';
import { Requires } from '../sessions/access.js';

@Requires('templates.manage')
@Controller('api/message-templates')
export class MessageTemplatesController {
  constructor(private readonly notifications: NotificationsClient) {}

  @ApiOperation({ summary: 'Lists message templates, oldest first' })
  @Requires('templates.read')
  @Get()
  list() {
    return this.notifications.templates();
  }

  @ApiOperation({ summary: 'Creates a message template' })
  @ApiErrors('FORM_ALREADY_SENT')
  @Post()
  create(@Body(BodyPipe) body: CreateMessageTemplate) {
    return this.notifications.createTemplate(body);
  }

  @ApiOperation({ summary: 'Fills a text with the values of its variables and names those without a value' })
  @ApiErrors('NOT_FOUND')
  @HttpCode(200)
  @Requires('templates.read')
  @Post('preview')
  preview(@Body(BodyPipe) body: PreviewMessage) {
    return this.notifications.preview(body);
  }

  @ApiOperation({ summary: 'Replaces a message template' })
  @Put(':id')
  update(@Param('id', IdPipe) id: number, @Body(BodyPipe) body: SaveMessageTemplate) {
    return this.notifications.updateTemplate({ ...body, id });
  }

  @ApiOperation({ summary: 'Deletes a message template' })
  @HttpCode(204)
  @Delete(':id')
  remove(@Param('id', IdPipe) id: number) {
    return this.notifications.removeTemplate({ id });
  }
}
