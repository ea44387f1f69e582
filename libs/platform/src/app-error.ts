import { ERRORS, type ErrorBody, type ErrorCode, type FieldError } from '@araucaria/contracts';

/**
 * An error with a stable code. The client receives it with the HTTP status and default message that `ERRORS` of
 * `@araucaria/contracts` gives the code. Every other thrown value reaches the client as `INTERNAL` (500).
 */
export class AppError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    message?: string,
    /** Further fields of the response body: `errors`, `hasCandidates`, … */
    readonly details: Record<string, unknown> = {},
  ) {
    super(message ?? ERRORS[code].message);
    this.name = 'AppError';
    this.status = ERRORS[code].status;
  }

  /** `VALIDATION_FAILED` (400) with one message per invalid field. */
  static invalid(errors: FieldError[]): AppError {
    return new AppError('VALIDATION_FAILED', undefined, { errors });
  }

  /** Returns an `AppError` unchanged and converts any other value to `INTERNAL`, without its message. */
  static from(thrown: unknown): AppError {
    return thrown instanceof AppError ? thrown : new AppError('INTERNAL', undefined);
  }

  /** Body of the HTTP response. Only server errors (5xx) carry the request id, for reports to support. */
  toBody(requestId?: string): ErrorBody {
    const serverFault = this.status >= 500;
    return {
      statusCode: this.status,
      code: this.code,
      message: this.message,
      ...this.details,
      ...(serverFault && requestId ? { requestId } : {}),
    };
  }
}
