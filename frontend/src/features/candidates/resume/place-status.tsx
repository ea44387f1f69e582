import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ArrowBackOutlined from '../../../generated/icons/ArrowBackOutlined';
import type { FoundPlaces } from './places/find-places';
import { usePlaces } from './resume-places';

interface PlaceStatusProps {
  /** How many pages there are; undefined until it is known. */
  pages: string | undefined;
  found: FoundPlaces | undefined;
}

/** Says where the value that is shown stands; otherwise how many pages there are, and why nothing is marked. */
export function PlaceStatus({ pages, found }: PlaceStatusProps) {
  const { shown, goBack } = usePlaces();
  const place = shown && found && `${shown.label}: ${placeText(shown.id, found)}`;
  const reason = found?.places.length === 0 && (found.isPicture ? PICTURE : NOTHING);
  return (
    <>
      {shown?.isAway && (
        <Button
          size="small"
          color="inherit"
          startIcon={<ArrowBackOutlined />}
          onClick={goBack}
          sx={{ px: 0.5, mr: 'auto' }}
        >
          Voltar aos dados
        </Button>
      )}
      <Typography
        variant="body2"
        component="p"
        sx={{
          mr: 'auto',
          color: 'text.secondary',
          // Below the buttons, over the whole width.
          ...(shown?.isAway ? { order: 1, flexBasis: '100%', pb: 0.5 } : { flex: 1 }),
        }}
      >
        {!place && [pages, reason].filter(Boolean).join(' · ')}
        <span role="status">{place}</span>
      </Typography>
    </>
  );
}

const PICTURE = 'sem texto, nada pode ser marcado';
const NOTHING = 'nenhum dos dados está no texto';

function placeText(id: string, { places }: FoundPlaces): string {
  const place = places.find((each) => each.id === id);
  return place ? `página ${place.page}` : 'não encontrado no currículo';
}
