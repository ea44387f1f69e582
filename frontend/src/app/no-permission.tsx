import { EmptyState } from '../shared/ui/empty-state';
import { LockOutlined } from '../generated/plain-icons';
import { ButtonLink } from '../shared/ui/links';
import { usePageTitle } from '../shared/ui/use-page-title';

export function NoPermission({ start }: { start: string }) {
  usePageTitle('Página fora do seu perfil');
  return (
    <EmptyState
      isPage
      icon={<LockOutlined />}
      title="Esta página não faz parte do seu perfil"
      text="O seu usuário não tem permissão para esta página. Se você precisa dela para o seu trabalho, fale com quem administra o sistema."
    >
      <ButtonLink to={start} variant="contained">
        Ir para a minha página inicial
      </ButtonLink>
    </EmptyState>
  );
}
