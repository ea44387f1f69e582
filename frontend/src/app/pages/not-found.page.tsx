import { classes } from '../../shared/ui/classes';
import { ButtonLink } from '../../shared/ui/links';
import { EmptyState } from '../../shared/ui/empty-state';
import { usePageTitle } from '../../shared/ui/use-page-title';
import '../../shared/ui/display-font.css';
import { NotFoundArt } from './not-found-art';
import css from './not-found.page.module.css';

export default function NotFoundPage() {
  usePageTitle('Página não encontrada');
  return (
    <div className={classes('at-container at-medium', css.page)}>
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
    </div>
  );
}
