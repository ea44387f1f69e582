import { ERRORS, type ErrorBody, type ErrorCode, type FieldError } from '@araucaria/contracts';

/**
 * The one error of the product. Thrown anywhere, it reaches the client with the status, words and blame
 * that the table in `@araucaria/contracts` gives its code; anything else that is thrown is `INTERNAL`.
 */
export class AppError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    message?: string,
    /** Joins the body of the answer: `errors`, `hasCandidates`, … */
    readonly details: Record<string, unknown> = {},
  ) {
    super(message ?? ERRORS[code].message);
    this.name = 'AppError';
    this.status = ERRORS[code].status;
  }

  /** Refuses an input, field by field. */
  static invalid(errors: FieldError[]): AppError {
    return new AppError('VALIDATION_FAILED', undefined, { errors });
  }

  /** Whatever was thrown, as an error of ours. Words of foreign errors stay inside. */
  static from(thrown: unknown): AppError {
    return thrown instanceof AppError ? thrown : new AppError('INTERNAL', undefined);
  }

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
