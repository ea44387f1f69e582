const MEGABYTE = 1024 * 1024;

/** What is wrong, the fields of the application, and its refusal: status, code, and words of its message. */
export const REFUSED_APPLICATIONS: Array<
  [what: string, change: Record<string, unknown>, statusCode: number, code: string, words: string]
> = [
  ['a short first name', { firstName: 'J' }, 400, 'VALIDATION_FAILED', 'Nome é obrigatório'],
  ['a short last name', { lastName: ' P ' }, 400, 'VALIDATION_FAILED', 'Sobrenome é obrigatório'],
  ['a bad e-mail', { email: 'joana@' }, 400, 'VALIDATION_FAILED', 'Email inválido'],
  ['a short phone', { phone: '1234567' }, 400, 'VALIDATION_FAILED', 'Telefone inválido'],
  ['a phone without digits', { phone: 'abcdefgh' }, 400, 'VALIDATION_FAILED', 'Telefone inválido'],
  ['a number for a name', { firstName: 7 }, 400, 'VALIDATION_FAILED', 'Nome é obrigatório'],
  ['a job in words', { jobId: 'x' }, 400, 'VALIDATION_FAILED', 'Vaga inválida'],
  [
    'a file that is no base64',
    { resumeData: '***' },
    400,
    'VALIDATION_FAILED',
    'O arquivo do currículo está corrompido.',
  ],
  [
    'a file that is no text',
    { resumeData: { a: 1 } },
    400,
    'VALIDATION_FAILED',
    'O arquivo do currículo está corrompido.',
  ],
  [
    'an empty file',
    { resumeData: 'data:application/pdf;base64,' },
    400,
    'VALIDATION_FAILED',
    'O arquivo enviado está vazio.',
  ],
  [
    'a foreign reference',
    { resumeUrl: 'https://evil.example/x.pdf' },
    400,
    'VALIDATION_FAILED',
    'Currículo não encontrado. Envie o arquivo novamente.',
  ],
  [
    'an unknown reference',
    { resumeUrl: `/api/resumes/${crypto.randomUUID()}.pdf` },
    400,
    'VALIDATION_FAILED',
    'Currículo não encontrado. Envie o arquivo novamente.',
  ],
  [
    'a picture for a résumé',
    { resumeData: Buffer.from([0xff, 0xd8, 0xff]).toString('base64') },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    'PDF',
  ],
  [
    'a résumé of 6 MB',
    { resumeData: Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(5 * MEGABYTE)]).toString('base64') },
    413,
    'PAYLOAD_TOO_LARGE',
    '5MB',
  ],
  ['far too much', { resumeData: 'A'.repeat(9 * MEGABYTE) }, 413, 'PAYLOAD_TOO_LARGE', '5MB'],
  ['no captcha', { recaptchaToken: undefined }, 400, 'RECAPTCHA_FAILED', 'reCAPTCHA'],
  ['a bad captcha', { recaptchaToken: 'x' }, 400, 'RECAPTCHA_FAILED', 'reCAPTCHA'],
  ['an unknown job', { jobId: 2147483647, withFile: true }, 404, 'NOT_FOUND', 'Vaga'],
  ['a reserved job', { jobId: 5, withFile: true }, 409, 'JOB_CLOSED', 'vaga'],
];
