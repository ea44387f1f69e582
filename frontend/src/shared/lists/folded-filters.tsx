import { useId, useRef, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import Tune from '../../generated/icons/Tune';
import { useNarrow } from '../ui/use-narrow';
import { ChipFrame } from './filter-chip';

/** Width of the window in pixels up to which the filters of a list are folded, as its rows are cards. */
const FOLDED_UP_TO = 700;

/** The mean width of a letter of a label, for fingers. */
const LABEL_CHARACTER_REM = 0.39;

export interface AppliedFilter {
  label: string;
  /** The applied values; empty: the filter is not applied. */
  text: string;
  onClear: () => void;
}

interface FoldedFiltersProps {
  /** Accessible name, where a page has more than one search. */
  label?: string;
  /** The search field, which stays in view. */
  search?: ReactNode;
  /** The label of the search: a bar on a phone gives a long one a line of its own, so that it is whole. */
  searchLabel?: string;
  /** An act on the list, after the filters; it stays in view too. */
  act?: ReactNode;
  filters: readonly AppliedFilter[];
  /** Layout of the filters, in a row or a grid. */
  layout: SxProps;
  children: ReactNode;
}

/**
 * The filters of a list. On a phone one bar has the search field and a button that opens the filters; those that are applied are chips
 * below it, each of which can be removed.
 */
export function FoldedFilters({
  label,
  search,
  searchLabel = '',
  act,
  filters,
  layout,
  children,
}: FoldedFiltersProps) {
  const isFolded = useNarrow(FOLDED_UP_TO);
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const applied = filters.filter(({ text }) => text);
  if (!isFolded)
    return (
      <Box role="search" aria-label={label} sx={layout}>
        {search}
        {children}
        {act}
      </Box>
    );
  return (
    <Box
      role="search"
      aria-label={label}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {search && (
          <Box
            sx={{
              flex: `1 1 max(9rem, ${searchLabel.length * LABEL_CHARACTER_REM}rem + 1.75rem)`,
              minWidth: 0,
            }}
          >
            {search}
          </Box>
        )}
        <Button
          ref={opener}
          variant="outlined"
          color="inherit"
          startIcon={<Tune />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ px: 1.5, borderColor: 'divider', whiteSpace: 'nowrap' }}
        >
          {applied.length ? `Filtros (${applied.length})` : 'Filtros'}
        </Button>
        {act}
      </Box>
      {isOpen ? (
        // Labels stand above their fields.
        <Box id={id} sx={{ pt: 0.75 }}>
          <Box sx={layout}>{children}</Box>
        </Box>
      ) : (
        applied.length > 0 && (
          <Box
            component="ul"
            aria-label="Filtros aplicados"
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
          >
            {applied.map(({ label: name, text, onClear }) => (
              <Box component="li" key={name} sx={{ minWidth: 0, maxWidth: '100%' }}>
                <ChipFrame
                  label={name}
                  isApplied
                  onClear={() => {
                    onClear();
                    // The chip goes with its button.
                    opener.current?.focus();
                  }}
                >
                  <Box
                    component="span"
                    sx={{
                      pl: 1.25,
                      py: 0.75,
                      minWidth: 0,
                      overflowWrap: 'anywhere',
                      alignSelf: 'center',
                      fontWeight: 650,
                    }}
                  >
                    {`${name}: ${text}`}
                  </Box>
                </ChipFrame>
              </Box>
            ))}
          </Box>
        )
      )}
    </Box>
  );
}
