import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TALENT_BANK_TITLE } from '@araucaria/contracts/domain';
import { TALENT_BANK, withDeletedJobs } from '../../../domain/jobs/job-filter';
import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import { DateRangePicker, rangeText } from '../../../shared/dates/date-range-picker';
import { ChoiceChip, choiceText } from '../../../shared/lists/choice-chip';
import { ClearFilters } from '../../../shared/lists/clear-filters';
import { ChipFrame } from '../../../shared/lists/filter-chip';
import { FoldedFilters } from '../../../shared/lists/folded-filters';
import type { SetUrlState } from '../../../shared/lists/use-url-state';
import { HIRING_JOBS } from '../hiring-queries';
import { NO_FILTERS, PERIODS, type HiringView } from './hiring-filters';

interface HiringFilterBarProps {
  view: HiringView;
  onChange: SetUrlState<HiringView>;
  isFiltered: boolean;
  hasPeriod: boolean;
}

const DAYS_LABEL = 'Outro período';

export function HiringFilterBar({ view, onChange, isFiltered, hasPeriod }: HiringFilterBarProps) {
  const { periodo, de, ate, departamento, vaga } = view;
  const { departments, jobs } = useJobChoices(departamento, vaga);
  const isPreset = PERIODS.some(([value]) => value && value === periodo);
  const days = isPreset ? { startDate: '', endDate: '' } : { startDate: de, endDate: ate };
  const choices = {
    period: { label: 'Período', values: isPreset ? [periodo] : [], options: PERIODS },
    department: {
      label: 'Departamento',
      values: departamento ? [departamento] : [],
      options: departments,
    },
    job: { label: 'Vaga', values: vaga ? [vaga] : [], options: jobs },
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <FoldedFilters
        label="Filtros do dashboard"
        layout={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}
        filters={[
          {
            label: choices.period.label,
            text: choiceText(choices.period),
            onClear: () => onChange({ periodo: '', de: '', ate: '' }),
          },
          {
            label: DAYS_LABEL,
            text: rangeText('', days),
            onClear: () => onChange({ de: '', ate: '' }),
          },
          {
            label: choices.department.label,
            text: choiceText(choices.department),
            onClear: () => onChange({ departamento: '', vaga: '' }),
          },
          { label: choices.job.label, text: choiceText(choices.job), onClear: () => onChange({ vaga: '' }) },
        ]}
      >
        <ChoiceChip
          {...choices.period}
          onChange={(change) => onChange({ periodo: change([]).join(), de: '', ate: '' })}
        />
        <ChipFrame
          label={DAYS_LABEL}
          isApplied={Boolean(days.startDate || days.endDate)}
          onClear={() => onChange({ de: '', ate: '' })}
        >
          <DateRangePicker
            label={DAYS_LABEL}
            {...days}
            onChange={({ startDate, endDate }) => onChange({ periodo: '', de: startDate, ate: endDate })}
          />
        </ChipFrame>
        <ChoiceChip
          {...choices.department}
          onChange={(change) => onChange({ departamento: change([]).join(), vaga: '' })}
        />
        <ChoiceChip {...choices.job} onChange={(change) => onChange({ vaga: change([]).join() })} />
        <ClearFilters isFiltered={isFiltered} onClear={() => onChange(NO_FILTERS)} />
      </FoldedFilters>
      {hasPeriod && (
        <Typography sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          Totais, processos e conversão: quem se inscreveu no período. Contratações: pela data da contratação.
        </Typography>
      )}
    </Box>
  );
}

/** Values and texts of the departments, and of the jobs of the chosen one. @param job the chosen one; empty: all */
function useJobChoices(department: string, job: string) {
  const { data } = useFreshQuery(HIRING_JOBS);
  const all = data?.jobs ?? [];
  const names = new Set(all.map((each) => each.department).filter(Boolean));
  const listed = department ? all.filter((each) => each.department === department) : all;
  const jobs = [
    ['', 'Todas as vagas'] as const,
    ...(department ? [] : [[TALENT_BANK, TALENT_BANK_TITLE] as const]),
    ...listed.map(({ id, title }) => [String(id), title] as const),
  ];
  return {
    departments: [
      ['', 'Todos os departamentos'] as const,
      // One of the address that has no job any more stays readable.
      ...[...names.add(department)]
        .filter(Boolean)
        .sort((a, b) => a.localeCompare(b, 'pt-BR'))
        .map((name) => [name, name] as const),
    ],
    jobs: data ? withDeletedJobs(jobs, job ? [job] : []) : jobs,
  };
}
