import { jest } from '@jest/globals';
import { MINUTE_MS } from '@araucaria/contracts/domain';
import { uploadNewResume } from './upload-new-resume';

describe('the upload of a new résumé that gets no proper response', () => {
  let original: typeof fetch;
  beforeEach(() => (original = globalThis.fetch));
  afterEach(() => {
    globalThis.fetch = original;
    jest.useRealTimers();
  });
  const upload = () => uploadNewResume(new File(['%PDF-'], 'joana.pdf', { type: 'application/pdf' }));

  it.each(['<html><body>Entre na rede do hotel</body></html>', '{}', 'null', ''])(
    'fails when something else than the server answers 200: %s',
    async (page) => {
      globalThis.fetch = () => Promise.resolve(new Response(page));
      await expect(upload()).rejects.toThrow(/network|JSON/);
    },
  );

  it('fails after some minutes without a response', async () => {
    jest.useFakeTimers();
    globalThis.fetch = (_address, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    const result = upload();
    const failure = expect(result).rejects.toThrow('aborted');
    await jest.advanceTimersByTimeAsync(6 * MINUTE_MS);
    await failure;
  });
});
