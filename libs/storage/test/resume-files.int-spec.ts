import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MAX_RESUME_BYTES, ResumeFiles } from '../src/index.js';

describe('ResumeFiles in a folder', () => {
  const pdf = Buffer.from('%PDF-1.4\n%%EOF');
  let folder: string;
  let files: ResumeFiles;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'araucaria-files-'));
    process.env.STORAGE_URL = pathToFileURL(folder).href;
    files = new ResumeFiles();
  });

  it('returns the stored bytes by a random key', async () => {
    const { key, sizeBytes, sha256 } = await files.put(pdf);
    expect(key).toMatch(/^resumes\/[0-9a-f-]{36}\.pdf$/);
    expect({ sizeBytes, sha256 }).toEqual({
      sizeBytes: pdf.length,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect(await files.read(key)).toEqual(pdf);
    expect((await files.put(pdf)).key).not.toBe(key);
  });

  it.each([
    ['an empty file', Buffer.alloc(0), 'VALIDATION_FAILED'],
    ['a JPEG named .pdf', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'a file above the maximum size',
      Buffer.concat([pdf, Buffer.alloc(MAX_RESUME_BYTES)]),
      'PAYLOAD_TOO_LARGE',
    ],
  ])('refuses %s and stores nothing', async (_description, bytes, code) => {
    await expect(files.put(bytes)).rejects.toMatchObject({ code });
    expect(await readdir(folder)).toEqual([]);
  });

  it('removes a file', async () => {
    const { key } = await files.put(pdf);
    await files.remove(key);
    expect(await files.exists(key)).toBe(false);
  });

  it.each([['../secrets'], ['resumes/../../etc/passwd'], ['resumes/x.pdf'], ['']])(
    'refuses the malformed key %j',
    async (key) => {
      expect(await files.exists(key)).toBe(false);
      await expect(files.read(key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    },
  );
});

describe('a STORAGE_URL with an unsupported scheme', () => {
  it('is refused with an error that names the scheme', async () => {
    process.env.STORAGE_URL = 'ftp://somewhere';
    await expect(
      new ResumeFiles().exists('resumes/00000000-0000-4000-8000-000000000000.pdf'),
    ).rejects.toThrow(/STORAGE_URL: ftp:/);
  });
});
