import { useEffect, useRef } from 'react';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import FindInPageOutlined from '../../../generated/icons/FindInPageOutlined';
import { usePlaces, type ResumePlaces } from './resume-places';

/** Whether the value stands in the résumé, or may stand there as far as is known. */
export const hasPlace = ({ isOffered, outcome }: ResumePlaces, id: string): boolean =>
  isOffered && (outcome?.found.has(id) ?? true);

interface PlaceButtonProps {
  id: string;
  label: string;
}

/** Shows where the value stands in the résumé; nothing if it does not stand there. */
export function PlaceButton({ id, label }: PlaceButtonProps) {
  const places = usePlaces();
  const button = useRef<HTMLButtonElement>(null);
  const { returnsTo, returned } = places;
  useEffect(() => {
    if (returnsTo !== id || !button.current) return;
    button.current.focus();
    returned();
  });
  if (!hasPlace(places, id)) return null;
  return (
    <Tooltip title="Ver no currículo">
      <IconButton
        ref={button}
        aria-label={`Ver no currículo: ${label}`}
        aria-current={places.shown?.id === id ? 'location' : undefined}
        onClick={() => places.show(id, label)}
        sx={{
          color: places.shown?.id === id ? 'primary.main' : 'text.secondary',
          // No higher than the line that it ends.
          ...{ minWidth: 28, minHeight: 28, my: '-6px', ml: 0.25, verticalAlign: 'middle' },
          '@media (pointer: coarse)': { minWidth: 44, minHeight: 44, my: '-14px' },
        }}
      >
        <FindInPageOutlined sx={{ fontSize: 18 }} />
      </IconButton>
    </Tooltip>
  );
}

/** Says that the value stands nowhere in the résumé. The candidate may have typed it, or written it differently there. */
export function NotInResume({ id }: { id: string }) {
  const { outcome } = usePlaces();
  if (!outcome?.isComplete || outcome.found.has(id)) return null;
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      Não encontrado no currículo
    </Typography>
  );
}
