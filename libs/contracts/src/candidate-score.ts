import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Id } from './validation.js';

export class ChangeScoreBody {
  @IsInt({ message: 'Informe um número inteiro' })
  @Min(0, { message: 'A pontuação deve estar entre 0 e 100' })
  @Max(100, { message: 'A pontuação deve estar entre 0 e 100' })
  score!: number;
  /** The score that the caller last read; null: none. `CHANGED_MEANWHILE` if the current one differs. Absent: not checked. */
  @Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value))
  @IsOptional()
  @IsInt({ message: 'Informe um número inteiro' })
  from?: number | null;
}

export class ChangeScore extends ChangeScoreBody {
  @Id() id!: number;
}
