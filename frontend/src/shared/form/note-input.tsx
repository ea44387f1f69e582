import { NOTE_MAX_CHARS } from '@araucaria/contracts/domain';
import { TextInput, type TextInputProps } from './text-input';
import type { FieldValues } from 'react-hook-form';

/** A note that is stored with a change. */
export const NoteInput = <T extends FieldValues>(
  props: Pick<TextInputProps<T>, 'control' | 'name' | 'label' | 'hint' | 'minRows'>,
) => <TextInput multiline minRows={3} limit={NOTE_MAX_CHARS} {...props} />;
