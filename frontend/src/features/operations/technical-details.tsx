import Box from '@mui/material/Box';

/** Names, errors and contents as they are, for who maintains the system. */
export const TechnicalDetails = ({ lines }: { lines: readonly string[] }) => (
  <details>
    <Box component="summary" sx={{ cursor: 'pointer', py: 0.5 }}>
      Detalhes técnicos
    </Box>
    {lines.map((line) => (
      <div key={line}>{line}</div>
    ))}
  </details>
);
