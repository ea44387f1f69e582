import { useEffect, useEffectEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import { lastPage, totalText } from './rows';

interface PagerProps {
  /** From the URL or from the server's response; may exceed the last page. */
  page: number;
  total: number;
  /** Rows are counted up to here; a larger `total` means that there are more. By default all are counted. */
  countedRows?: number | undefined;
  limit: number;
  /** Plural noun of the rows, e.g. 'indicações'. */
  noun: string;
  /** Called with the page as the URL holds it; the first page is the empty string. */
  onPage: (page: string, options?: { replace: boolean }) => void;
  /** Sizes of a page to choose from; absent: the size is fixed. */
  limits?: readonly number[];
  onLimit?: (limit: number) => void;
}

/**
 * Shows the range of the current page and navigates between pages. A page after the last one (an old link, or rows removed
 * since) is replaced by the last.
 */
export function Pager({ page, total, countedRows, limit, noun, onPage, limits, onLimit }: PagerProps) {
  const last = lastPage(total, limit);
  const current = Math.min(page, last);
  const countedPages = countedRows === undefined ? undefined : lastPage(countedRows, limit);
  const show = (next: number, options?: { replace: boolean }) =>
    onPage(next > 1 ? String(next) : '', options);
  const showLastPage = useEffectEvent(() => show(last, { replace: true }));
  useEffect(() => {
    if (page > last) showLastPage();
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
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: { xs: 0.5, sm: 1.5 },
        alignItems: 'center',
        // The words of the outer buttons end where the list does.
        mr: { sm: -1.5 },
      }}
    >
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mr: 'auto' }}>
        Mostrando {(current - 1) * limit + 1}-{Math.min(current * limit, total)} de{' '}
        {totalText(total, countedRows)} {noun}
      </Typography>
      {limits && (
        <Typography component="label" variant="body2" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          Por página
          <NativeSelect
            value={limit}
            disableUnderline
            onChange={(event) => onLimit?.(Number(event.target.value))}
            sx={{ font: 'inherit', '& select': { minHeight: 44 } }}
          >
            {limits.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </NativeSelect>
        </Typography>
      )}
      {/* On one line, also where the others stand above it. */}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: { xs: 0.5, sm: 1.5 },
          alignItems: 'center',
          ml: { xs: -1.5, sm: 0 },
        }}
      >
        <Button color="inherit" disabled={current <= 1} onClick={() => go(current - 1)}>
          Anterior
        </Button>
        <Typography variant="body2">
          Página {current} de {totalText(last, countedPages)}
        </Typography>
        <Button color="inherit" disabled={current >= last} onClick={() => go(current + 1)}>
          Próxima
        </Button>
      </Box>
    </Box>
  );
}
