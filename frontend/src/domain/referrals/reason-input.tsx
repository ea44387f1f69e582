import type { Control, FieldPath } from 'react-hook-form';
import { REASON_MAX_CHARS, REASON_MIN_CHARS } from '@araucaria/contracts/domain';
import { TextInput } from '../../shared/form/text-input';
import { textOf } from '../../shared/form/text-length';

const MISSING = `Informe o motivo (pelo menos ${REASON_MIN_CHARS} caracteres)`;

export interface ReasonValues {
  reason: string;
}

export const NO_REASON: ReasonValues = { reason: '' };

/** The reason for a correction of a bonus, stored with it. */
export const ReasonInput = <T extends ReasonValues>({ control }: { control: Control<T> }) => (
  <TextInput
    control={control}
    name={'reason' as FieldPath<T>}
    label="Motivo"
    hint="Fica no histórico do bônus"
    rules={{
      required: MISSING,
      validate: (value) => textOf(value).trim().length >= REASON_MIN_CHARS || MISSING,
    }}
    multiline
    minRows={2}
    limit={REASON_MAX_CHARS}
  />
);
