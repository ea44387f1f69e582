import { usePageTitle } from '../../shared/ui/use-page-title';
import '../../shared/ui/display-font.css';
import { PasswordLinkPage } from './password-link-page';

export default function InvitationPage() {
  usePageTitle('Aceitar convite');
  return (
    <PasswordLinkPage
      kind="invitation"
      title="Boas-vindas!"
      text="Crie a sua senha para entrar na área da equipe."
      submit="Criar senha"
      success="A sua senha foi criada. Agora você já pode entrar."
    />
  );
}
