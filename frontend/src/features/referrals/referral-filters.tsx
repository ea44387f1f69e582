import Box from '@mui/material/Box';
import { chosenRange, DateRangeFilter } from '../../shared/dates/date-range-filter';
import type { DayRange } from '../../shared/dates/day-ranges';
import { FoldedFilters } from '../../shared/lists/folded-filters';
import { SearchField } from '../../shared/lists/search-field';
import type { ReferralsView } from './referrals-view';

interface ReferralFiltersProps {
  searchLabel: string;
  view: ReferralsView;
  onSearch: (text: string) => void;
  onRange: (range: DayRange) => void;
}

export const ReferralFilters = ({ searchLabel, view, onSearch, onRange }: ReferralFiltersProps) => (
  <FoldedFilters
    searchLabel={searchLabel}
    layout={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    search={
      // The name of the longest search is whole beside all periods at 1280 px.
      <Box sx={{ flex: { xs: '1 0 220px', lg: '1 0 272px' }, maxWidth: { md: 420 } }}>
        <SearchField label={searchLabel} value={view.search} onSearch={onSearch} />
      </Box>
    }
    filters={[
      {
        label: 'Período',
        text: chosenRange(view),
        onClear: () => onRange({ startDate: '', endDate: '' }),
      },
    ]}
  >
    <Box sx={{ flex: '50 1 600px', minWidth: 0 }}>
      <DateRangeFilter startDate={view.startDate} endDate={view.endDate} onChange={onRange} />
    </Box>
  </FoldedFilters>
);
