import type { FieldValues } from 'react-hook-form';
import { PASSWORD_MAX_CHARS } from '@araucaria/contracts/domain';
import { TextInput, type TextInputProps } from '../../shared/form/text-input';
import { usePasswordToggle } from '../../shared/form/use-password-toggle';

type PasswordInputProps<T extends FieldValues> = Pick<
  TextInputProps<T>,
  'control' | 'name' | 'label' | 'rules' | 'hint' | 'autoComplete'
>;

export function PasswordInput<T extends FieldValues>(props: PasswordInputProps<T>) {
  const { label } = props;
  const toggle = usePasswordToggle({ show: `Mostrar: ${label}`, hide: `Ocultar: ${label}` });
  return <TextInput {...props} {...toggle} limit={PASSWORD_MAX_CHARS} />;
}
