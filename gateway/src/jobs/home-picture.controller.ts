import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Put,
  Query,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOperation, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  HOME_PICTURE_MAX_CHARS,
  JobsClient,
  ReadHomePicture,
  RemoveHomePicture,
  SaveHomePicture,
  type HomePictureFile,
} from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';
import { ApiErrors, ApiQueries } from '../docs/api-decorators.js';
import { inputProperties } from '../docs/input-schema.js';
import { BodyPipe } from '../http/body.pipe.js';
import { Public, Requires } from '../sessions/access.js';
import { shownPicture } from './shown-picture.js';

/** Both sizes and the words around them. */
const MAX_BODY_BYTES = HOME_PICTURE_MAX_CHARS.small + HOME_PICTURE_MAX_CHARS.large + 10_000;

@Requires('site.manage')
@Controller('api')
export class HomePictureController {
  /** The files of the present picture that were asked for, by `id/size`. */
  private readonly latest = new Map<string, HomePictureFile>();

  constructor(private readonly jobs: JobsClient) {}

  @ApiOperation({ summary: 'Replaces the picture of the home page; two sizes of it, JPEG or WebP as base64' })
  @ApiErrors('CHANGED_MEANWHILE')
  @RouteConfig({ bodyLimit: MAX_BODY_BYTES })
  @Put('home-picture')
  async save(@Body(BodyPipe) body: SaveHomePicture) {
    return shownPicture(await this.jobs.saveHomePicture(body));
  }

  @ApiErrors('CHANGED_MEANWHILE')
  @ApiOperation({ summary: 'Removes the picture of the home page' })
  @HttpCode(204)
  @ApiQueries(inputProperties(RemoveHomePicture))
  @Delete('home-picture')
  async remove(@Query(BodyPipe) query: RemoveHomePicture) {
    await this.jobs.removeHomePicture(query);
  }

  @ApiOperation({ summary: 'Returns one size (`small`, `large`) of the picture of the home page' })
  @ApiProduces('image/jpeg', 'image/webp')
  @ApiErrors('NOT_FOUND')
  @Public()
  @Get('home-pictures/:id/:size')
  async file(
    @Param(BodyPipe) { id, size }: ReadHomePicture,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { mediaType, content } = await this.read({ id, size });
    // The address is that of this content: another picture has another one.
    void reply.header('cache-control', 'public, max-age=31536000, immutable');
    return new StreamableFile(Buffer.from(content, 'base64'), { type: mediaType });
  }

  private async read({ id, size }: ReadHomePicture): Promise<HomePictureFile> {
    const key = `${id}/${size}`;
    const known = this.latest.get(key);
    // Another gateway may have removed or replaced it.
    if (known && (await this.jobs.homePicture())?.id === id) return known;
    const file = await this.jobs.homePictureFile({ id, size });
    if (!file) throw new AppError('NOT_FOUND', 'A imagem não está mais disponível.');
    for (const other of this.latest.keys()) if (!other.startsWith(`${id}/`)) this.latest.delete(other);
    this.latest.set(key, file);
    return file;
  }
}
