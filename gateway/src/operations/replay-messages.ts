import { ValidateIf } from 'class-validator';
import { Text } from '@araucaria/contracts';

/** Names one failed message; without both fields, all of them. */
export class ReplayMessages {
  @ValidateIf(({ id }: ReplayMessages) => id !== undefined && id !== null)
  @Text(1, 'Informe a fila da mensagem', 100)
  queue?: string;
  @ValidateIf(({ queue }: ReplayMessages) => queue !== undefined && queue !== null)
  @Text(1, 'Informe a mensagem', 200)
  id?: string;
}
