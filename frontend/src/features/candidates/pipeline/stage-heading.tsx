import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import ChevronLeft from '../../../generated/icons/ChevronLeft';
import ChevronRight from '../../../generated/icons/ChevronRight';
import { VISUALLY_HIDDEN } from '../../../shared/ui/visually-hidden';

interface StageHeadingProps {
  id: string;
  label: string;
  /** undefined: not loaded. */
  count: number | undefined;
  isFolded: boolean;
  onFold: (() => void) | undefined;
}

/** Name and number of candidates of a stage. In a column that can be folded it is the button for it. */
export function StageHeading({ id, label, count, isFolded, onFold }: StageHeadingProps) {
  const content = (
    <>
      {label}{' '}
      <Box
        component="span"
        sx={{
          fontVariantNumeric: 'tabular-nums',
          color: 'text.secondary',
          ...(onFold && !isFolded && { ml: 'auto' }),
        }}
      >
        {count?.toLocaleString('pt-BR') ?? '…'}
        <Box component="span" sx={VISUALLY_HIDDEN}>
          {count === 1 ? ' candidato' : ' candidatos'}
        </Box>
      </Box>
    </>
  );
  const layout = { p: 1.5, pb: 1, display: 'flex', justifyContent: 'space-between', gap: 1 } as const;
  return (
    <Typography
      variant="h2"
      id={id}
      tabIndex={-1}
      sx={{ fontSize: '1rem', ...(isFolded && { flex: 1, minHeight: 0 }), ...(!onFold && layout) }}
    >
      {onFold ? (
        <ButtonBase
          aria-expanded={!isFolded}
          onClick={onFold}
          sx={{
            ...layout,
            width: 1,
            font: 'inherit',
            letterSpacing: 'inherit',
            borderRadius: 2,
            '&:hover': { bgcolor: 'action.selected' },
            ...(isFolded && {
              height: 1,
              bgcolor: 'action.hover',
              writingMode: 'vertical-rl',
              justifyContent: 'flex-start',
            }),
          }}
        >
          {isFolded && <ChevronLeft fontSize="small" />}
          {content}
          {!isFolded && <ChevronRight fontSize="small" />}
        </ButtonBase>
      ) : (
        content
      )}
    </Typography>
  );
}
