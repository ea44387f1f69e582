import Box from '@mui/material/Box';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { LoadState, queryState } from '../../shared/ui/load-state';
import { PageHeading } from '../../shared/ui/page-heading';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { HomePictureForm } from './home-picture-form';
import { HomeTextsForm } from './home-texts-form';
import { HOME_TEXTS_TO_EDIT } from './home-texts-queries';

export default function HomeTextsPage() {
  usePageTitle('Página Inicial');
  const query = useFreshQuery(HOME_TEXTS_TO_EDIT);
  const { data, refetch } = query;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading
        title="Página Inicial"
        text="A imagem do topo, e o que visitantes leem abaixo das vagas em destaque. Uma parte sem texto não aparece."
      />
      <LoadState
        {...queryState(query)}
        loadingLabel="Carregando textos..."
        errorTitle="Erro ao carregar os textos"
      >
        {data && (
          <>
            <HomePictureForm picture={data.homePicture} onChanged={() => void refetch()} />
            <HomeTextsForm texts={data.homeTexts} />
          </>
        )}
      </LoadState>
    </Box>
  );
}
