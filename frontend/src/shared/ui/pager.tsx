import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface PagerProps {
  page: number;
  totalPages: number;
  total: number;
  limit: number;
  /** What is counted, in the plural. */
  noun: string;
  onPage: (page: number) => void;
}

/** Which part of a list is shown, and the ways to the parts beside it. */
export function Pager({ page, totalPages, total, limit, noun, onPage }: PagerProps) {
  if (total === 0) return null;
  const go = (next: number) => {
    onPage(next);
    scrollTo({ top: 0 });
  };
  return (
    <Box
      component="nav"
      aria-label="Páginas"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 0.5, sm: 1.5 }, alignItems: 'center' }}
    >
      <Typography
        variant="body2"
        role="status"
        sx={{ color: 'text.secondary', mr: 'auto', flexBasis: { xs: '100%', sm: 'auto' } }}
      >
        Mostrando {(page - 1) * limit + 1}-{Math.min(page * limit, total)} de {total} {noun}
      </Typography>
      <Button color="inherit" disabled={page <= 1} onClick={() => go(page - 1)}>
        Anterior
      </Button>
      <Typography variant="body2">
        Página {page} de {Math.max(1, totalPages)}
      </Typography>
      <Button color="inherit" disabled={page >= totalPages} onClick={() => go(page + 1)}>
        Próxima
      </Button>
    </Box>
  );
}
