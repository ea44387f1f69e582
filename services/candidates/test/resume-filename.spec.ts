import { resumeFilename } from '../src/records/resume-filename.js';

describe('resumeFilename', () => {
  it.each([
    ['Currículo Ana.pdf', 'Currículo Ana.pdf'],
    ['cv.PDF', 'cv.pdf'],
    ['cv', 'cv.pdf'],
    ['C:\\Users\\ana\\cv.pdf', 'cv.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['a"\r\nSet-Cookie: x.pdf', 'aSet-Cookie x.pdf'],
    ['..', 'curriculo.pdf'],
    ['.pdf', 'curriculo.pdf'],
    ['', 'curriculo.pdf'],
    [undefined, 'curriculo.pdf'],
    ['\u202Efdp.exe', 'fdp.exe.pdf'],
  ])('%j becomes %j', (sent, kept) => {
    expect(resumeFilename(sent)).toBe(kept);
  });

  it('shortens long names without splitting a character', () => {
    const name = resumeFilename(`${'😀'.repeat(300)}.pdf`);
    expect(Array.from(name)).toHaveLength(120);
    expect(name.endsWith('😀.pdf')).toBe(true);
  });
});
