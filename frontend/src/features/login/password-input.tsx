import type { SimpleForm } from '../../shared/form/simple-form';
import { SimpleInput } from '../../shared/form/simple-input';
import { usePasswordToggle } from '../../shared/form/use-password-toggle';

interface PasswordInputProps<T> {
  form: SimpleForm<T>;
  label?: string;
  autoComplete?: 'current-password' | 'new-password';
  hint?: string;
}

export function PasswordInput<T extends { password: string }>({
  form,
  label = 'Senha',
  autoComplete = 'current-password',
  hint,
}: PasswordInputProps<T>) {
  const toggle = usePasswordToggle({ show: 'Mostrar senha', hide: 'Ocultar senha' });
  return (
    <SimpleInput
      form={form}
      name="password"
      label={label}
      autoComplete={autoComplete}
      hint={hint}
      {...toggle}
    />
  );
}
