import Button from '@mui/material/Button';
import type { HiringFilter } from '../../../generated/graphql';
import { EmptyState } from '../../../shared/ui/empty-state';

/** The filters of the dashboard, which apply to each of its lists; undefined without any. */
export interface PageFilters {
  filter?: HiringFilter | undefined;
  clearFilters?: (() => void) | undefined;
}

interface NothingFoundProps extends Pick<PageFilters, 'clearFilters'> {
  title: string;
  /** What fills the list, without filters of the page. */
  text: string;
}

/** Replaces an empty list; says that the filters of the page apply, and offers to clear them. */
export const NothingFound = ({ title, text, clearFilters }: NothingFoundProps) =>
  clearFilters ? (
    <EmptyState title={title} text="Nada com os filtros escolhidos no alto da página.">
      <Button variant="outlined" onClick={clearFilters}>
        Limpar filtros
      </Button>
    </EmptyState>
  ) : (
    <EmptyState title={title} text={text} />
  );
