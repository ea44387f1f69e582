import { MAX_RESUME_BYTES } from '@araucaria/contracts/domain';
import { RestError } from '../../shared/api/rest';
import { refusal, TOO_LARGE, uploadMessage } from '../../domain/candidates/upload-checks';
import { keptFile } from './upload-resume';

const pdf = { name: 'cv.pdf', type: 'application/pdf', size: 99 };

describe('the résumé upload', () => {
  it('sends PDF of at most 5 MB', () => {
    expect(refusal(pdf)).toBeUndefined();
    expect(refusal({ ...pdf, size: MAX_RESUME_BYTES })).toBeUndefined();
    expect(refusal({ ...pdf, size: 0 })).toBe('O arquivo está vazio. Escolha outro arquivo.');
    expect(refusal({ ...pdf, size: MAX_RESUME_BYTES + 1 })).toBe(TOO_LARGE);
    expect(refusal({ ...pdf, name: 'cv.docx', type: 'application/msword' })).toBe(
      'Envie o currículo em formato PDF.',
    );
    // Some systems know no type for a file.
    expect(refusal({ ...pdf, name: 'CV.PDF', type: '' })).toBeUndefined();
  });

  it('says what went wrong in the words of the server, or its own', () => {
    expect(uploadMessage(RestError.of(413, '{"message":"x"}', ''))).toBe(TOO_LARGE);
    expect(uploadMessage(RestError.of(422, '{"message":"Este PDF está protegido"}', ''))).toBe(
      'Este PDF está protegido',
    );
    expect(uploadMessage(new Error('network'))).toBe(
      'Falha ao processar o currículo. Por favor, tente novamente.',
    );
  });

  it('keeps the file when only the reader was busy', () => {
    const busy = RestError.of(503, '{"code":"RESUME_PARSER_BUSY","resumeUrl":"/api/resumes/a.pdf"}', '');
    expect(keptFile(busy, 'cv.pdf')).toMatchObject({
      resumeUrl: '/api/resumes/a.pdf',
      resumeFilename: 'cv.pdf',
    });
    expect(keptFile(RestError.of(503, '{}', ''), 'cv.pdf')).toBeNull();
  });
});
