import type { SimpleForm } from '../../shared/form/simple-form';
import { SimpleInput } from '../../shared/form/simple-input';
import { usePasswordToggle } from '../../shared/form/use-password-toggle';

/** Password field with a button that shows the password. */
export function PasswordInput<T extends { password: string }>({ form }: { form: SimpleForm<T> }) {
  const toggle = usePasswordToggle({ show: 'Mostrar senha', hide: 'Ocultar senha' });
  return (
    <SimpleInput form={form} name="password" label="Senha" autoComplete="current-password" {...toggle} />
  );
}
