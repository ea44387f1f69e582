import { useCallback, type ReactNode } from 'react';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS, type AuditSubject } from '@araucaria/contracts/domain';
import { DateRangeChips } from '../../shared/dates/date-range-chips';
import { chosenRange } from '../../shared/dates/date-range-filter';
import { ChoiceChip, choiceText } from '../../shared/lists/choice-chip';
import { ClearFilters } from '../../shared/lists/clear-filters';
import { FoldedFilters } from '../../shared/lists/folded-filters';
import { SearchField } from '../../shared/lists/search-field';
import { ActorFilter, useActor } from './actor-filter';
import { NO_FILTERS, type AuditView } from './audit-view';
import { PersonFilter } from './person-filter';

interface AuditFiltersProps {
  view: AuditView;
  /** Every change returns to the newest entries. */
  onChange: (changes: Partial<AuditView>) => void;
  /** Acts on the list, which stay in view. */
  children: ReactNode;
}

const ACTIONS = [['', 'Todas as ações'] as const, ...Object.entries(AUDIT_ACTIONS)];
const SUBJECTS = [['', 'Todos os registros'] as const, ...Object.entries(AUDIT_SUBJECTS)];

const valuesOf = (value: string): string[] => (value ? [value] : []);

export function AuditFilters({ view, onChange, children }: AuditFiltersProps) {
  const search = useCallback((registro: string) => onChange({ registro }), [onChange]);
  const actor = useActor(view.usuario);
  const textOf = (value: string, options: readonly (readonly [string, string])[]) =>
    choiceText({ values: valuesOf(value), options });
  return (
    <FoldedFilters
      label="Filtros da trilha"
      layout={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        '& > .MuiAutocomplete-root, & > .MuiTextField-root': { flex: '1 1 7rem', maxWidth: { md: '16rem' } },
      }}
      act={children}
      filters={[
        { label: 'Quem', text: actor?.username ?? '', onClear: () => onChange({ usuario: '' }) },
        { label: 'O quê', text: textOf(view.acao, ACTIONS), onClear: () => onChange({ acao: '' }) },
        { label: 'Sobre', text: textOf(view.tipo, SUBJECTS), onClear: () => onChange({ tipo: '' }) },
        { label: 'Número do registro', text: view.registro, onClear: () => onChange({ registro: '' }) },
        {
          label: 'Período',
          text: chosenRange(view),
          onClear: () => onChange({ startDate: '', endDate: '' }),
        },
      ]}
    >
      <ActorFilter actor={actor} onChange={(usuario) => onChange({ usuario })} />
      <ChoiceChip
        label="O quê"
        values={valuesOf(view.acao)}
        options={ACTIONS}
        onChange={(change) => onChange({ acao: change([]).join() })}
      />
      <ChoiceChip
        label="Sobre"
        values={valuesOf(view.tipo)}
        options={SUBJECTS}
        onChange={(change) => onChange({ tipo: change([]).join() })}
      />
      <SearchField label="Número do registro" value={view.registro} onSearch={search} />
      <PersonFilter
        kind={view.tipo}
        id={view.registro}
        onChange={({ kind, id }) => onChange({ tipo: kind satisfies AuditSubject, registro: String(id) })}
      />
      <DateRangeChips startDate={view.startDate} endDate={view.endDate} onChange={onChange} />
      <ClearFilters
        label="Limpar todos os filtros"
        isFiltered={Object.keys(NO_FILTERS).some((name) => view[name as keyof typeof NO_FILTERS])}
        onClear={() => onChange(NO_FILTERS)}
      />
    </FoldedFilters>
  );
}
