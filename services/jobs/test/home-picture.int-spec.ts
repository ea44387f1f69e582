import { JobsRpc, NO_HOME_PICTURE, type SaveHomePicture } from '@araucaria/contracts';
import { ADMIN, jpeg } from '@araucaria/testing';
import { startTestService, type TestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';

const PICTURE: SaveHomePicture = {
  alt: 'Quatro pessoas em volta de uma mesa',
  small: jpeg(800, 450),
  large: jpeg(1600, 900),
};

describe('the picture of the home page', () => {
  let service: TestService<typeof JobsRpc.calls>;
  beforeAll(async () => {
    service = await startTestService(AppModule, JobsRpc);
  });
  afterAll(() => service.stop());

  const save = (change: Partial<SaveHomePicture>) =>
    service.as(ADMIN).saveHomePicture({ ...PICTURE, ...change });

  it('is absent until administrators choose one', async () => {
    expect(await service.as().homePicture()).toBeNull();
    expect(await service.as(ADMIN).removeHomePicture({})).toBeNull();
    expect(await service.published('audit.recorded')).toEqual([]);
  });

  it('is returned in both sizes, byte by byte, under the address of its content', async () => {
    const saved = await save({});
    expect(saved).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/) as string,
      alt: PICTURE.alt,
      smallWidth: 800,
      width: 1600,
      height: 900,
      version: expect.any(String) as string,
    });
    expect(await service.as().homePicture()).toEqual(saved);
    for (const size of ['small', 'large'] as const)
      expect(await service.as().homePictureFile({ id: saved.id, size })).toEqual({
        mediaType: 'image/jpeg',
        content: PICTURE[size],
      });
    expect((await service.published('audit.recorded')).at(-1)).toMatchObject({
      action: 'home-picture.changed',
    });
  });

  it('is replaced as a whole: the address of the earlier one leads nowhere', async () => {
    const earlier = await save({});
    const later = await save({ large: jpeg(1600, 900, 'other') });
    expect(later.id).not.toBe(earlier.id);
    expect(await service.as().homePictureFile({ id: earlier.id, size: 'large' })).toBeNull();
  });

  it('is removed, which is in the audit trail', async () => {
    const { id } = await save({});
    await service.as(ADMIN).removeHomePicture({});
    expect(await service.as().homePicture()).toBeNull();
    expect(await service.as().homePictureFile({ id, size: 'small' })).toBeNull();
    expect((await service.published('audit.recorded')).at(-1)).toMatchObject({
      action: 'home-picture.removed',
    });
  });

  it('is not replaced or removed over what another administrator has chosen meanwhile', async () => {
    await service.as(ADMIN).removeHomePicture({});
    const first = await save({ from: NO_HOME_PICTURE });
    await expect(save({ from: NO_HOME_PICTURE, alt: 'Outra' })).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
      details: { current: first },
    });
    // The same picture again, whose first response was lost, is stored already.
    expect(await save({ from: NO_HOME_PICTURE })).toEqual(first);
    const described = await save({ from: first.version, alt: 'Quatro pessoas' });
    const changed = { code: 'CHANGED_MEANWHILE', details: { current: described } };
    await expect(save({ from: first.version })).rejects.toMatchObject(changed);
    await expect(service.as(ADMIN).removeHomePicture({ from: first.version })).rejects.toMatchObject(changed);
    expect(await service.as().homePicture()).toEqual(described);
    await service.as(ADMIN).removeHomePicture({ from: described.version });
    // It is removed already.
    await service.as(ADMIN).removeHomePicture({ from: described.version });
    await expect(save({ from: described.version })).rejects.toMatchObject({ details: { current: null } });
  });

  it('is chosen by one of two administrators who see none', async () => {
    await service.as(ADMIN).removeHomePicture({});
    const results = await Promise.allSettled(
      ['Uma', 'Outra'].map((alt) => save({ alt: `${alt} equipe`, from: NO_HOME_PICTURE })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"/>').toString(
    'base64',
  );
  it.each([
    ['a drawing with scripts', { large: SVG }, 'large', 'Envie uma imagem JPEG ou WebP'],
    [
      'a page',
      { small: Buffer.from('<html></html>').toString('base64') },
      'small',
      'Envie uma imagem JPEG ou WebP',
    ],
    ['a cut header', { large: 'AAAA' }, 'large', 'Envie uma imagem JPEG ou WebP'],
    [
      'a wide one',
      { large: jpeg(2_001, 900) },
      'large',
      'A imagem precisa ter de 1000 a 2000 pixels de largura e no máximo 2000 de altura',
    ],
    [
      'a tall one',
      { large: jpeg(1_600, 60_000) },
      'large',
      'A imagem precisa ter de 1000 a 2000 pixels de largura e no máximo 2000 de altura',
    ],
    [
      'a small one',
      { small: jpeg(200, 112) },
      'small',
      'A imagem precisa ter de 400 a 1000 pixels de largura e no máximo 1000 de altura',
    ],
    [
      'two shapes',
      { small: jpeg(800, 800) },
      'small',
      'As duas imagens precisam ter o mesmo tipo e o mesmo formato',
    ],
    ['no description', { alt: ' ' }, 'alt', 'Descreva o que a imagem mostra'],
  ])('refuses %s', async (_case, change, field, message) => {
    await expect(save(change)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { errors: [{ field, message }] },
    });
  });
});
