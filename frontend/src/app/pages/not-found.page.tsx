import Container from '@mui/material/Container';
import { ButtonLink } from '../../shared/ui/links';
import { EmptyState } from '../../shared/ui/empty-state';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { NotFoundArt } from './not-found-art';

export default function NotFoundPage() {
  usePageTitle('Página não encontrada');
  return (
    <Container maxWidth="md" sx={{ py: 6 }}>
      <NotFoundArt />
      <EmptyState
        isPage
        title="Página não encontrada"
        text="O endereço não existe ou mudou de lugar. As vagas abertas continuam aqui."
      >
        <ButtonLink to="/vagas" variant="contained">
          Ver vagas
        </ButtonLink>
        <ButtonLink to="/">Ir para o início</ButtonLink>
      </EmptyState>
    </Container>
  );
}
