import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MAX_RESUME_BYTES, ResumeFiles } from '../src/index.js';

describe('résumé files in a folder', () => {
  const pdf = Buffer.from('%PDF-1.4\n%%EOF');
  let folder: string;
  let files: ResumeFiles;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'araucaria-files-'));
    process.env.STORAGE_URL = pathToFileURL(folder).href;
    files = new ResumeFiles();
  });

  it('come back byte for byte, by an unguessable key', async () => {
    const { key, size, sha256 } = await files.put(pdf);
    expect(key).toMatch(/^resumes\/[0-9a-f-]{36}\.pdf$/);
    expect({ size, sha256 }).toEqual({ size: pdf.length, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(await files.read(key)).toEqual(pdf);
    expect((await files.put(pdf)).key).not.toBe(key);
  });

  it.each([
    ['an empty file', Buffer.alloc(0), 'VALIDATION_FAILED'],
    ['a JPEG named .pdf', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'UNSUPPORTED_MEDIA_TYPE'],
    ['one byte too many', Buffer.concat([pdf, Buffer.alloc(MAX_RESUME_BYTES)]), 'PAYLOAD_TOO_LARGE'],
  ])('refuses %s and stores nothing', async (_what, bytes, code) => {
    await expect(files.put(bytes)).rejects.toMatchObject({ code });
    expect(await readdir(folder)).toEqual([]);
  });

  it('are removed', async () => {
    const { key } = await files.put(pdf);
    await files.remove(key);
    expect(await files.exists(key)).toBe(false);
  });

  it.each([['../secrets'], ['resumes/../../etc/passwd'], ['resumes/x.pdf'], ['']])(
    'has no file %j',
    async (key) => {
      expect(await files.exists(key)).toBe(false);
      await expect(files.read(key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    },
  );
});

describe('an address that is not supported', () => {
  it('is refused by name', async () => {
    process.env.STORAGE_URL = 'ftp://somewhere';
    await expect(
      new ResumeFiles().exists('resumes/00000000-0000-4000-8000-000000000000.pdf'),
    ).rejects.toThrow(/STORAGE_URL: ftp:/);
  });
});
