import type { RefObject } from 'react';
import Box from '@mui/material/Box';
import { useContentFits } from '../../../shared/ui/use-content-fits';
import { useNarrow } from '../../../shared/ui/use-narrow';
import { type ListProps } from './list-props';
import { CandidateCards } from './candidate-cards';
import { CandidateTable } from './candidate-table';

interface CandidateRowsProps extends ListProps {
  /** Contains the rows among which the shortcuts move the focus. */
  focus: RefObject<HTMLDivElement | null>;
}

/** A table where all columns fit, else cards. */
export function CandidateRows({ focus, ...list }: CandidateRowsProps) {
  const narrow = useNarrow(1100);
  const { frame, fits } = useContentFits<HTMLDivElement>('.MuiTableContainer-root');
  const List = narrow || !fits ? CandidateCards : CandidateTable;
  return (
    <Box ref={frame}>
      <Box ref={focus} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <List {...list} />
      </Box>
    </Box>
  );
}
