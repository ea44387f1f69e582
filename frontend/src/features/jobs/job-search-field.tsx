import Box from '@mui/material/Box';

interface JobSearchFieldProps {
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** A native input: MUI's would add a twentieth to the first download of a page that needs no other. */
export function JobSearchField({ value, disabled, onChange }: JobSearchFieldProps) {
  return (
    <Box
      component="label"
      sx={{ display: 'block', maxWidth: 480, mb: 2, fontSize: '0.9rem', fontWeight: 600 }}
    >
      Buscar por cargo, requisito ou cidade
      <Box
        component="input"
        type="search"
        name="busca"
        enterKeyHint="search"
        disabled={disabled}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        sx={{
          display: 'block',
          width: '100%',
          minHeight: 48,
          mt: 0.75,
          px: 1.75,
          font: 'inherit',
          fontSize: '1rem',
          fontWeight: 400,
          color: 'text.primary',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'text.secondary',
          borderRadius: 1,
        }}
      />
    </Box>
  );
}
