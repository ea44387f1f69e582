import Box from '@mui/material/Box';

interface DetailListProps {
  /** Entries without a value are left out. */
  details: ReadonlyArray<readonly [name: string, value: string | null | undefined]>;
}

export function DetailList({ details }: DetailListProps) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {details
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <Box key={name} sx={{ minWidth: 0 }}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  );
}
