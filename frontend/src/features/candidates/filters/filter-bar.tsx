import { useCallback, type ComponentProps } from 'react';
import Box from '@mui/material/Box';
import { labelOf } from '@araucaria/contracts/domain';
import { formatCount } from '../../../shared/format/formats';
import { useJobOptions } from '../../../domain/jobs/job-filter';
import { ChoiceChip, choiceText } from '../../../shared/lists/choice-chip';
import { ClearFilters } from '../../../shared/lists/clear-filters';
import { ChipFrame } from '../../../shared/lists/filter-chip';
import { FoldedFilters, type AppliedFilter } from '../../../shared/lists/folded-filters';
import { SearchField } from '../../../shared/lists/search-field';
import type { SetUrlState } from '../../../shared/lists/use-url-state';
import { DateRangePicker, rangeText } from '../../../shared/dates/date-range-picker';
import { VISUALLY_HIDDEN } from '../../../shared/ui/visually-hidden';
import {
  isFiltered,
  isSource,
  LIST_FILTERS,
  NO_FILTERS,
  SOURCES,
  wordsOf,
  type Filters,
  type ListFilter,
} from './candidate-filters';
import { ScoreChip } from './score-chip';
import { scoreRangeText } from './score-range';

interface FilterBarProps {
  view: Filters;
  onChange: SetUrlState<Filters>;
  daysLabel: string;
  ahead?: boolean;
  searchLabel: string;
  /** The filters by values; default: those of candidates. */
  lists?: { readonly [Name in keyof Filters]?: ListFilter };
  /** The list is of candidates: they are filtered by score, source and response too. */
  isOfCandidates?: boolean;
  /** The limit after which a response is overdue; undefined: not loaded. */
  overdueDays?: number | undefined;
}

type Choice = { name: keyof Filters } & Omit<ComponentProps<typeof ChoiceChip>, 'onChange'>;

/** The filters of a list on one line, folded on a phone. Each applied one can be removed by itself, and all are announced. */
export function FilterBar({
  view,
  onChange,
  daysLabel,
  ahead,
  searchLabel,
  lists = LIST_FILTERS,
  isOfCandidates = false,
  overdueDays,
}: FilterBarProps) {
  const search = useCallback((text: string) => onChange({ search: text }), [onChange]);
  const jobs = useJobOptions(wordsOf(view.job));
  const choices: Choice[] = [
    ...(Object.entries(lists) as [keyof Filters, ListFilter][]).map(([name, list]) => ({
      name,
      label: list.label,
      values: wordsOf(view[name]).filter((value) => Object.hasOwn(list.values, value)),
      options: optionsOf(list, wordsOf(view[name])),
      isMultiple: !list.isSingle,
    })),
    { name: 'job', label: 'Vaga', values: wordsOf(view.job), options: jobs },
  ];
  if (isOfCandidates)
    choices.push({
      name: 'origem',
      label: 'Origem',
      values: isSource(view.origem) ? [view.origem] : [],
      options: SOURCES,
    });
  if (isOfCandidates && (overdueDays !== undefined || view.retorno))
    choices.push({
      name: 'retorno',
      label: 'Retorno',
      values: wordsOf(view.retorno),
      options: responseOptions(overdueDays, view.retorno),
    });
  const days = view.de || view.ate ? rangeText(daysLabel, { startDate: view.de, endDate: view.ate }) : '';
  const score = isOfCandidates ? scoreRangeText(view.nota) : '';
  const clearDays = () => onChange({ de: '', ate: '' });
  const filters: AppliedFilter[] = [
    ...choices.map((choice) => ({
      label: choice.label,
      text: choiceText(choice),
      onClear: () => onChange({ [choice.name]: '' }),
    })),
    { label: 'Pontuação', text: score, onClear: () => onChange({ nota: '' }) },
    { label: daysLabel, text: days, onClear: clearDays },
  ];
  const applied = filters.filter(({ text }) => text);
  return (
    <>
      <FoldedFilters
        searchLabel={searchLabel}
        filters={filters}
        layout={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}
        search={
          <Box sx={{ flex: '1 1 200px', maxWidth: { md: 280 } }}>
            <SearchField label={searchLabel} value={view.search} onSearch={search} />
          </Box>
        }
      >
        {choices.map(({ name, ...choice }) => (
          <ChoiceChip
            key={name}
            {...choice}
            onChange={(change) => onChange((current) => ({ [name]: change(wordsOf(current[name])).join() }))}
          />
        ))}
        {isOfCandidates && <ScoreChip value={view.nota} onChange={(nota) => onChange({ nota })} />}
        <ChipFrame label={daysLabel} isApplied={days !== ''} onClear={clearDays}>
          <DateRangePicker
            label={daysLabel}
            future={ahead}
            startDate={view.de}
            endDate={view.ate}
            onChange={({ startDate, endDate }) => onChange({ de: startDate, ate: endDate })}
          />
        </ChipFrame>
        <ClearFilters isFiltered={isFiltered(view)} onClear={() => onChange(NO_FILTERS)} />
      </FoldedFilters>
      <Box component="span" role="status" sx={VISUALLY_HIDDEN} data-visually-hidden>
        {applied.length
          ? `Filtros aplicados: ${applied.map(({ label, text }) => `${label}: ${text}`).join('; ')}`
          : 'Nenhum filtro aplicado'}
      </Box>
    </>
  );
}

/** The values to choose from, and others that the address names. */
function optionsOf({ all, values, shown = Object.keys(values) }: ListFilter, chosen: readonly string[]) {
  const named = chosen.filter((value) => Object.hasOwn(values, value));
  return [
    ['', all] as const,
    ...[...new Set([...shown, ...named])].map((value) => [value, labelOf(values, value)] as const),
  ];
}

/** The limit, and another number of days that the address names. */
const responseOptions = (overdueDays: number | undefined, chosen: string) => [
  ['', 'Com e sem retorno'] as const,
  ...[...new Set([overdueDays === undefined ? '' : String(overdueDays), chosen])]
    .filter(Boolean)
    .map((days) => [days, `Sem retorno há ${formatCount(Number(days), 'dia', 'dias')}`] as const),
];
