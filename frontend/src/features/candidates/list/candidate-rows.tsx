import type { RefObject } from 'react';
import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { useContentFits } from '../../../shared/ui/use-content-fits';
import { useNarrow } from '../../../shared/ui/use-narrow';
import { LINES_UP_TO } from './columns';
import type { ListProps } from './list-props';
import { CandidateLines } from './candidate-lines';
import { CandidateTable } from './candidate-table';

interface CandidateRowsProps extends Omit<ListProps, 'addressOf'> {
  /** Contains the rows among which the shortcuts move the focus. */
  focus: RefObject<HTMLDivElement | null>;
}

/** A table whose columns hide by priority, and lines of text where even the first columns do not fit. */
export function CandidateRows({ focus, ...list }: CandidateRowsProps) {
  const narrow = useNarrow(LINES_UP_TO);
  const { frame, fits } = useContentFits<HTMLDivElement>('.MuiTableContainer-root');
  const { pathname, search } = useLocation();
  const addressOf = (id: number) => {
    const query = new URLSearchParams(search);
    query.set('candidato', String(id));
    return `${pathname}?${query}`;
  };
  const List = narrow || !fits ? CandidateLines : CandidateTable;
  return (
    <Box ref={frame}>
      <Box ref={focus} sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <List {...list} addressOf={addressOf} />
      </Box>
    </Box>
  );
}
