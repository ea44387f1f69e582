import Box from '@mui/material/Box';
import { APPLICATION_STEPS, type AreaApplication } from '@araucaria/contracts/domain';
import { formatDate } from '../../shared/format/formats';
import { VISUALLY_HIDDEN } from '../../shared/ui/visually-hidden';

interface ApplicationStepsProps extends Pick<AreaApplication, 'steps' | 'current'> {
  id: string;
  /** Phones show all steps with their dates; otherwise a line, and the present step in words. */
  isOpen: boolean;
}

/** A phone on which the steps can be opened. */
export const FOLDED_STEPS = '@media (width < 600px) and (scripting: enabled)';

export function ApplicationSteps({ steps, current, id, isOpen }: ApplicationStepsProps) {
  const currentIndex = steps.findIndex(({ step }) => step === current);
  return (
    <Box
      component="ol"
      id={id}
      sx={{
        position: 'relative',
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { sm: 'repeat(5, 1fr)' },
        ...(!isOpen && {
          [FOLDED_STEPS]: { gridTemplateColumns: 'repeat(5, 1fr)', columnGap: '4px', rowGap: '4px' },
        }),
      }}
    >
      {steps.map(({ step, reachedAt }, index) => {
        const color = index <= currentIndex ? 'primary.main' : 'divider';
        return (
          <Box
            key={step}
            component="li"
            aria-current={step === current ? 'step' : undefined}
            sx={{
              borderStyle: 'solid',
              borderWidth: { xs: '0 0 0 4px', sm: '4px 0 0' },
              borderColor: color,
              pl: { xs: 1, sm: 0 },
              pt: { sm: 0.75 },
              fontWeight: step === current ? 700 : 400,
              ...(!isOpen && {
                [FOLDED_STEPS]: {
                  // The line is in the first row; the words of the present step have the second one.
                  display: 'contents',
                  '&::before': { content: '""', gridRow: 1, borderTop: '4px solid', borderColor: color },
                  '& > div':
                    step === current
                      ? { gridRow: 2, gridColumn: '1 / -1', maxWidth: 'calc(100% - 8rem)' }
                      : VISUALLY_HIDDEN,
                },
              }),
            }}
          >
            <Box sx={{ display: { xs: 'flex', sm: 'block' }, columnGap: 1, alignItems: 'baseline' }}>
              {APPLICATION_STEPS[step]}
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', fontWeight: 400 }}>
                {reachedAt ? formatDate(reachedAt) : index < currentIndex ? 'não foi preciso' : '–'}
              </Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
