import { usePageTitle } from '../../shared/ui/use-page-title';
import '../../shared/ui/display-font.css';
import { PasswordLinkPage } from './password-link-page';

export default function ResetPasswordPage() {
  usePageTitle('Redefinir senha');
  return (
    <PasswordLinkPage
      kind="reset"
      title="Redefinir senha"
      text="Crie uma nova senha. Todas as suas sessões serão encerradas."
      submit="Salvar nova senha"
      success="A sua senha foi alterada. Entre com a nova senha."
    />
  );
}
