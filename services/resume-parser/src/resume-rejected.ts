/** Why a file cannot be read as a résumé; the messages are fit to show to the candidate. */
export const REJECTIONS = {
  EMPTY: 'O arquivo está vazio. Escolha o PDF do seu currículo e envie novamente.',
  NOT_A_PDF: 'Este arquivo não é um PDF. Salve ou exporte seu currículo em PDF e envie novamente.',
  ENCRYPTED: 'Este PDF está protegido por senha. Remova a senha e envie novamente.',
  DAMAGED:
    'Não foi possível abrir este PDF: o arquivo parece estar danificado ou incompleto. Gere o PDF de novo e envie novamente.',
  TOO_COMPLEX:
    'Este PDF é complexo demais para ser lido. Exporte uma versão mais simples do seu currículo e envie novamente.',
} as const;

export type RejectionCode = keyof typeof REJECTIONS;

export class ResumeRejected extends Error {
  constructor(
    readonly code: RejectionCode,
    /** For the log only. */
    readonly detail = '',
  ) {
    super(REJECTIONS[code]);
    this.name = 'ResumeRejected';
  }
}
