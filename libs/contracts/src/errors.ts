type LogLevel = 'info' | 'warn' | 'error';

interface ErrorKind {
  status: number;
  /** `info` and `warn`: caused by the caller; `error`: caused by the system. */
  log: LogLevel;
  /** Default text for users; `AppError` may replace it. */
  message: string;
}

const kind = (
  status: number,
  message: string,
  log: LogLevel = status < 500 ? 'info' : 'error',
): ErrorKind => ({ status, log, message });

/** Every error code that clients receive, with its HTTP status, log level and default text. */
export const ERRORS = {
  VALIDATION_FAILED: kind(400, 'Verifique os dados informados.'),
  RECAPTCHA_FAILED: kind(400, 'Por favor, complete a verificação reCAPTCHA'),
  JOB_HAS_CANDIDATES: kind(400, 'Não é possível excluir esta vaga pois existem candidatos associados a ela.'),
  UNAUTHENTICATED: kind(401, 'Você precisa estar logado para acessar este recurso.'),
  INVALID_CREDENTIALS: kind(401, 'Usuário ou senha incorretos'),
  INVALID_FACTOR: kind(401, 'O código está incorreto ou já foi usado.'),
  LOGIN_CHALLENGE_EXPIRED: kind(401, 'A confirmação expirou. Entre novamente com usuário e senha.'),
  FORBIDDEN: kind(403, 'Você não tem permissão para realizar esta ação.'),
  FRESH_FACTOR_REQUIRED: kind(403, 'Confirme que é você para continuar.'),
  SECOND_FACTOR_REQUIRED: kind(
    403,
    'A sua conta precisa de um segundo fator. Cadastre um em “Minha conta” para continuar.',
  ),
  LOCAL_LOGIN_OFF: kind(403, 'Esta conta entra pelo login da empresa, sem senha própria.'),
  CROSS_ORIGIN: kind(403, 'Requisição recusada: origem não permitida.'),
  WRONG_CONFIRMATION: kind(403, 'A frase de confirmação está incorreta.'),
  NOT_FOUND: kind(404, 'Registro não encontrado.'),
  METHOD_NOT_ALLOWED: kind(405, 'Método não permitido para este endereço.'),
  REQUEST_TIMEOUT: kind(408, 'A requisição demorou demais para chegar. Tente novamente.'),
  EMAIL_ALREADY_EXISTS: kind(
    409,
    'Este email já está cadastrado em nossa base de dados. Você já se candidatou anteriormente.',
  ),
  FORM_ALREADY_SENT: kind(409, 'Este formulário já foi enviado antes, com outros dados.'),
  ALREADY_APPLIED: kind(409, 'Você já se candidatou a esta vaga.'),
  USERNAME_TAKEN: kind(409, 'Este nome de usuário já está em uso.'),
  REFERRAL_CODE_TAKEN: kind(409, 'Este código de indicação já está em uso.'),
  SLOT_TAKEN: kind(409, 'Este horário já está ocupado por outra entrevista.'),
  JOB_CLOSED: kind(409, 'Esta vaga não está mais recebendo candidaturas.'),
  SYSTEM_JOB: kind(409, 'Esta vaga é reservada pelo sistema e não pode ser alterada.'),
  BONUS_NOT_DUE: kind(409, 'Esta parcela do bônus ainda não venceu.'),
  BONUS_ORDER: kind(409, 'A segunda parcela só pode ser paga depois da primeira.'),
  HIRE_MISSING: kind(409, 'Registre a contratação antes de pagar o bônus.'),
  SELF_DELETION: kind(409, 'Você não pode excluir o seu próprio usuário.'),
  LAST_ADMIN: kind(409, 'É preciso haver ao menos um administrador.'),
  BONUS_SUSPENDED: kind(409, 'Este bônus está suspenso e não pode ser pago.'),
  BONUS_PAID: kind(409, 'Desfaça primeiro os pagamentos registrados deste bônus.'),
  CANDIDATE_ERASED: kind(
    409,
    'Os dados deste candidato foram apagados: não é possível registrar a contratação.',
  ),
  UNDO_EXPIRED: kind(409, 'O prazo para desfazer esta mudança terminou.'),
  CHANGED_MEANWHILE: kind(409, 'Este registro foi alterado por outra pessoa.'),
  NOT_APPROVED: kind(409, 'Só candidatos aprovados podem ser contratados.'),
  CLEANING_RUNNING: kind(409, 'Já há uma limpeza em andamento. Aguarde o término e tente novamente.'),
  RETENTION_RUNNING: kind(
    409,
    'Já há uma execução da retenção em andamento. Aguarde o término e tente novamente.',
  ),
  LEGAL_HOLD: kind(409, 'Estes dados estão sob retenção legal. Encerre a retenção legal antes de apagá-los.'),
  HIRED: kind(
    409,
    'Este candidato está contratado. Para voltar a uma etapa anterior, confirme que a contratação deve ser desfeita.',
  ),
  LINK_GONE: kind(410, 'Este link não vale mais. Peça um novo.'),
  JOB_GONE: kind(410, 'Esta vaga foi encerrada.'),
  PAYLOAD_TOO_LARGE: kind(
    413,
    'O arquivo é muito grande! Tamanho máximo permitido: 5MB. Por favor, comprima o arquivo antes de enviar.',
  ),
  HEADERS_TOO_LARGE: kind(431, 'Os cabeçalhos da requisição são longos demais.'),
  UNSUPPORTED_MEDIA_TYPE: kind(415, 'Envie o currículo em formato PDF.'),
  RESUME_UNREADABLE: kind(
    422,
    'Não foi possível ler este PDF. Envie outro arquivo ou preencha o formulário.',
  ),
  RESUME_INFECTED: kind(
    422,
    'O antivírus recusou este arquivo. Gere o PDF de novo em um computador seguro e envie novamente.',
  ),
  TOO_MANY_REQUESTS: kind(429, 'Muitas tentativas em pouco tempo. Aguarde um instante e tente novamente.'),
  INTERNAL: kind(500, 'Ocorreu um erro inesperado. Tente novamente mais tarde.'),
  RESUME_PARSER_BUSY: kind(
    503,
    'O leitor de currículos está ocupado. Preencha o formulário: o seu arquivo será enviado junto.',
    'warn',
  ),
  OVERLOADED: kind(
    503,
    'O sistema está com muitos acessos neste momento. Aguarde um instante e tente novamente.',
    'warn',
  ),
  /** Between processes: the call has no valid token, or its contract does not accept the caller. */
  CALLER_REFUSED: kind(503, 'Serviço temporariamente indisponível. Tente novamente em instantes.'),
  UNAVAILABLE: kind(503, 'Serviço temporariamente indisponível. Tente novamente em instantes.'),
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof ERRORS;

/** An invalid field of an input, with the text to display beside it. */
export interface FieldError {
  field: string;
  message: string;
}

/** Body of every HTTP response with a status of 400 or above. */
export interface ErrorBody {
  statusCode: number;
  code: ErrorCode;
  message: string;
  errors?: FieldError[];
  requestId?: string;
  [detail: string]: unknown;
}
