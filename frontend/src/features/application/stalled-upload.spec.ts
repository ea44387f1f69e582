import { jest } from '@jest/globals';
import { MINUTE_MS } from '@araucaria/contracts/domain';
import { uploadResume } from './upload-resume';

/** A request that the test answers. */
class FakeRequest {
  static latest: FakeRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 200;
  statusText = '';
  responseText = '';
  withCredentials = false;
  isAborted = false;
  onload?: () => void;
  onloadend?: () => void;
  constructor() {
    FakeRequest.latest = this;
  }
  open(): void {}
  setRequestHeader(): void {}
  send(): void {}
  abort(): void {
    this.isAborted = true;
    this.onloadend?.();
  }
  answer(text: string): void {
    this.responseText = text;
    this.onload?.();
    this.onloadend?.();
  }
}

describe('the upload of a résumé that gets no proper response', () => {
  const original = globalThis.XMLHttpRequest;
  beforeAll(() => {
    Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
    jest.useFakeTimers();
  });
  afterAll(() => {
    Object.assign(globalThis, { XMLHttpRequest: original });
    jest.useRealTimers();
  });

  const start = () => {
    const file = new File(['%PDF-'], 'joana.pdf', { type: 'application/pdf' });
    const result = uploadResume(file, () => undefined, new AbortController().signal);
    return { result, request: FakeRequest.latest };
  };

  it.each(['<html><body>Entre na rede do hotel</body></html>', '{}', 'null', ''])(
    'fails when something else than the server answers 200: %s',
    async (page) => {
      const { result, request } = start();
      request.answer(page);
      await expect(result).rejects.toThrow('network');
    },
  );

  it('fails after a minute without progress, not while the file is sent', async () => {
    const { result, request } = start();
    const failure = expect(result).rejects.toThrow('network');
    jest.advanceTimersByTime(MINUTE_MS - 1_000);
    request.upload.onprogress?.({ loaded: 1, total: 2 });
    jest.advanceTimersByTime(MINUTE_MS - 1_000);
    expect(request.isAborted).toBe(false);
    jest.advanceTimersByTime(1_000);
    await failure;
    expect(request.isAborted).toBe(true);
  });

  it('leaves nothing running after the response', async () => {
    const { result, request } = start();
    request.answer(
      JSON.stringify({ resumeUrl: '/api/resumes/x.pdf', resumeData: {}, resumeFilename: 'joana.pdf' }),
    );
    expect(await result).toMatchObject({ resumeUrl: '/api/resumes/x.pdf', isRead: false });
    jest.advanceTimersByTime(MINUTE_MS);
    expect(request.isAborted).toBe(false);
  });
});
