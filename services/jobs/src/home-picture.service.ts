import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { imageSize } from 'image-size';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  JobsRpc,
  NO_HOME_PICTURE,
  type HomePicture,
  type HomePictureFile,
  type PictureSize,
  type ReadHomePicture,
  type RemoveHomePicture,
  type SaveHomePicture,
} from '@araucaria/contracts';
import { Database, isStored } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Rpc } from '@araucaria/platform';

const MEDIA_TYPES: ReadonlyMap<string | undefined, HomePictureFile['mediaType']> = new Map([
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
]);
const COLUMNS = `id, alt, small_width as "smallWidth", width, height, md5(id || alt) as version`;
/** Saves and removals wait for each other, also while there is no row to lock. */
const LOCK = `select pg_advisory_xact_lock(hashtext('araucaria:home-picture'))`;
/** Least and most, in pixels. */
const WIDTHS: Record<PictureSize, [number, number]> = { small: [400, 1_000], large: [1_000, 2_000] };
/** The two sizes are rounded to pixels each. */
const SHAPE_TOLERANCE = 0.02;

/** The picture of the home page that administrators choose. */
@Injectable()
export class HomePictureService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  @Rpc(JobsRpc.homePicture)
  async read(): Promise<HomePicture | null> {
    const [picture] = await this.database.read<HomePicture>({
      name: 'home-picture',
      text: `select ${COLUMNS} from home_picture`,
    });
    return picture ?? null;
  }

  @Rpc(JobsRpc.homePictureFile)
  async file({ id, size }: ReadHomePicture): Promise<HomePictureFile | null> {
    const [file] = await this.database.read<{ mediaType: HomePictureFile['mediaType']; content: Buffer }>({
      name: `home-picture-${size}`,
      text: `select media_type as "mediaType", ${size} as content from home_picture where id = $1`,
      values: [id],
    });
    return file ? { mediaType: file.mediaType, content: file.content.toString('base64') } : null;
  }

  /**
   * @throws {AppError} `VALIDATION_FAILED` for other contents than JPEG or WebP, and for other widths; `CHANGED_MEANWHILE` with the
   *   current picture, if another user has changed it since `from`
   */
  @Rpc(JobsRpc.saveHomePicture)
  async save({ alt, from, ...files }: SaveHomePicture): Promise<HomePicture> {
    const small = imageOf('small', files.small);
    const large = imageOf('large', files.large);
    if (small.mediaType !== large.mediaType || Math.abs(small.shape / large.shape - 1) > SHAPE_TOLERANCE)
      throw refused('small', 'As duas imagens precisam ter o mesmo tipo e o mesmo formato');
    const id = createHash('sha256').update(small.bytes).update(large.bytes).digest('base64url').slice(0, 22);
    return this.database.transaction(async (em) => {
      const current = await lockCurrent(em);
      if (!isUnchanged(current, from)) {
        if (current && isStored({ id, alt }, current)) return current;
        throw changedMeanwhile(current);
      }
      const [picture] = await em.execute<HomePicture[]>(
        `insert into home_picture (id, alt, media_type, small_width, width, height, small, large)
         values (?, ?, ?, ?, ?, ?, ?, ?)
         on conflict (is_only) do update set id = excluded.id, alt = excluded.alt, media_type = excluded.media_type,
           small_width = excluded.small_width, width = excluded.width, height = excluded.height,
           small = excluded.small, large = excluded.large
         returning ${COLUMNS}`,
        [id, alt, large.mediaType, small.width, large.width, large.height, small.bytes, large.bytes],
      );
      this.outbox.audit(em, { action: 'home-picture.changed' });
      return picture as HomePicture;
    });
  }

  /** @throws {AppError} `CHANGED_MEANWHILE` as {@link save} does */
  @Rpc(JobsRpc.removeHomePicture)
  async remove({ from }: RemoveHomePicture): Promise<null> {
    await this.database.transaction(async (em) => {
      const current = await lockCurrent(em);
      if (current && !isUnchanged(current, from)) throw changedMeanwhile(current);
      const removed = await em.execute('delete from home_picture returning id');
      if (removed.length) this.outbox.audit(em, { action: 'home-picture.removed' });
    });
    return null;
  }
}

async function lockCurrent(em: EntityManager): Promise<HomePicture | null> {
  await em.execute(LOCK);
  const [current = null] = await em.execute<HomePicture[]>(`select ${COLUMNS} from home_picture`);
  return current;
}

const isUnchanged = (current: HomePicture | null, from: string | undefined): boolean =>
  from === undefined || from === (current?.version ?? NO_HOME_PICTURE);

const changedMeanwhile = (current: HomePicture | null): AppError =>
  new AppError('CHANGED_MEANWHILE', 'Outra pessoa mudou a imagem.', { current });

const refused = (field: PictureSize, message: string) => AppError.invalid([{ field, message }]);

function imageOf(size: PictureSize, base64: string) {
  const bytes = Buffer.from(base64, 'base64');
  const { width, height, mediaType } = readHeader(bytes);
  if (!mediaType) throw refused(size, 'Envie uma imagem JPEG ou WebP');
  const [least, most] = WIDTHS[size];
  if (width < least || width > most || height > most)
    throw refused(
      size,
      `A imagem precisa ter de ${least} a ${most} pixels de largura e no máximo ${most} de altura`,
    );
  return { bytes, width, height, mediaType, shape: width / height };
}

/** What the file states about itself: the picture is not decoded here. */
function readHeader(bytes: Buffer) {
  try {
    const { width, height, type } = imageSize(bytes);
    return { width, height, mediaType: MEDIA_TYPES.get(type) };
  } catch {
    return { width: 0, height: 0, mediaType: undefined };
  }
}
