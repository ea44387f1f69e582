import { useEffect, useEffectEvent, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { MAX_SAVED_VIEWS } from '@araucaria/contracts/domain';
import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import type { SetUrlState } from '../../../shared/lists/use-url-state';
import { useNarrow } from '../../../shared/ui/use-narrow';
import type { View } from '../filters/candidate-filters';
import { LINES_UP_TO } from '../list/columns';
import { ColumnsMenu } from './columns-menu';
import { SAVED_VIEWS, type SavedView } from './saved-views-queries';
import { ViewMenu } from './view-menu';
import { ViewNameDialog } from './view-name-dialog';
import { savedValues, viewQuery } from './view-query';

interface SavedViewsProps {
  view: View;
  onChange: SetUrlState<View>;
}

const NO_VIEWS: readonly SavedView[] = [];

/** The views that the user has saved, each opened by one click; the default one is opened with the page. */
export function SavedViews({ view, onChange }: SavedViewsProps) {
  const { data } = useFreshQuery(SAVED_VIEWS);
  const views = data?.savedViews ?? NO_VIEWS;
  const [renamed, setRenamed] = useState<SavedView>();
  const [isNaming, setIsNaming] = useState(false);
  const query = viewQuery(view);
  useDefaultView(data?.savedViews, onChange);
  const isSaved = query === '' || views.some((saved) => saved.query === query);
  const isFull = views.length >= MAX_SAVED_VIEWS;
  const isNarrow = useNarrow(LINES_UP_TO);
  return (
    <Box
      component="nav"
      aria-label="Minhas visões"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 0.5,
        alignItems: 'center',
        '& .MuiButton-root, & .MuiIconButton-root': {
          minHeight: 36,
          minWidth: 0,
          px: 1,
          '@media (pointer: coarse)': { minHeight: 44 },
        },
        '& .MuiIconButton-root': { p: 0, width: 28, borderRadius: 2 },
      }}
    >
      <Typography component="h2" variant="body2" sx={{ color: 'text.secondary', mr: 0.5 }}>
        Minhas visões
      </Typography>
      <ViewLink name="Todos" query="" isCurrent={query === ''} />
      {views.map((saved) => (
        <Box key={saved.id} sx={{ display: 'inline-flex', maxWidth: '100%' }}>
          <ViewLink name={saved.name} query={saved.query} isCurrent={saved.query === query} />
          <ViewMenu view={saved} query={query} onRename={() => setRenamed(saved)} />
        </Box>
      ))}
      {!isSaved && !isFull && <Button onClick={() => setIsNaming(true)}>Salvar visão</Button>}
      {!isSaved && isFull && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Você já tem {MAX_SAVED_VIEWS} visões
        </Typography>
      )}
      {/* Narrower windows have lines of text instead of columns. */}
      {!isNarrow && <ColumnsMenu value={view.colunas} onChange={(colunas) => onChange({ colunas })} />}
      {(isNaming || renamed) && (
        <ViewNameDialog
          renamed={renamed}
          query={query}
          onClose={() => {
            setIsNaming(false);
            setRenamed(undefined);
          }}
        />
      )}
    </Box>
  );
}

/** Opens the default view if the page was entered without a query. */
function useDefaultView(views: readonly SavedView[] | undefined, onChange: SetUrlState<View>): void {
  const isWaiting = useRef(true);
  const open = useEffectEvent((query: string) => onChange(savedValues(query), { replace: true }));
  useEffect(() => {
    if (window.location.search) isWaiting.current = false;
    if (!isWaiting.current || !views) return;
    isWaiting.current = false;
    const chosen = views.find(({ isDefault }) => isDefault);
    if (chosen?.query) open(chosen.query);
  }, [views]);
}

const ViewLink = ({ name, query, isCurrent }: { name: string; query: string; isCurrent: boolean }) => (
  <Button
    component={RouterLink}
    to={`?${query}`}
    color={isCurrent ? 'primary' : 'inherit'}
    aria-current={isCurrent || undefined}
    sx={{ fontWeight: isCurrent ? 700 : 500, textDecoration: isCurrent ? 'underline' : 'none' }}
  >
    <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', maxWidth: '16rem' }}>
      {name}
    </Box>
  </Button>
);
