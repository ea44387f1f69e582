import Box from '@mui/material/Box';

/** First focusable element: skips the navigation. */
export function SkipLink() {
  return (
    <Box
      component="a"
      href="#conteudo"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('conteudo')?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1.25,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        clipPath: 'inset(50%)',
        '&:focus': { clipPath: 'none' },
      }}
    >
      Ir para o conteúdo
    </Box>
  );
}
