import { useEffect, useEffectEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lastPage } from './rows';

interface PagerProps {
  /** That the address names, or that the server has answered. */
  page: number;
  total: number;
  limit: number;
  /** What is counted, in the plural. */
  noun: string;
  /** Called with the page as addresses hold it: the first is the one that none names. */
  onPage: (page: string, options?: { replace: boolean }) => void;
}

/**
 * Which part of a list is shown, and the ways to the parts beside it. A page behind the last one, of an old link or of
 * those who have left the list since, leads to the last.
 */
export function Pager({ page, total, limit, noun, onPage }: PagerProps) {
  const last = lastPage(total, limit);
  const current = Math.min(page, last);
  const show = (next: number, options?: { replace: boolean }) =>
    onPage(next > 1 ? String(next) : '', options);
  const comeBack = useEffectEvent(() => show(last, { replace: true }));
  useEffect(() => {
    if (page > last) comeBack();
  }, [page, last]);
  if (total === 0) return null;
  const go = (next: number) => {
    show(next);
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
        Mostrando {(current - 1) * limit + 1}-{Math.min(current * limit, total)} de {total} {noun}
      </Typography>
      <Button color="inherit" disabled={current <= 1} onClick={() => go(current - 1)}>
        Anterior
      </Button>
      <Typography variant="body2">
        Página {current} de {last}
      </Typography>
      <Button color="inherit" disabled={current >= last} onClick={() => go(current + 1)}>
        Próxima
      </Button>
    </Box>
  );
}
