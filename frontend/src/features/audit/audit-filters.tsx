import { useCallback, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS, type AuditSubject } from '@araucaria/contracts/domain';
import { chosenRange, DateRangeFilter } from '../../shared/dates/date-range-filter';
import { choiceText } from '../../shared/lists/choice-chip';
import { ClearFilters } from '../../shared/lists/clear-filters';
import { FoldedFilters } from '../../shared/lists/folded-filters';
import { SearchField } from '../../shared/lists/search-field';
import { SelectFilter } from '../../shared/lists/select-filter';
import { ActorFilter, useActor } from './actor-filter';
import type { AuditView } from './audit-view';
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

const NO_FILTERS = { usuario: '', acao: '', tipo: '', registro: '', startDate: '', endDate: '' };

/** Who, what, whom and when. */
export function AuditFilters({ view, onChange, children }: AuditFiltersProps) {
  const search = useCallback((registro: string) => onChange({ registro }), [onChange]);
  const actor = useActor(view.usuario);
  const textOf = (value: string, options: readonly (readonly [string, string])[]) =>
    choiceText({ values: value ? [value] : [], options });
  return (
    <FoldedFilters
      label="Filtros da trilha"
      layout={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
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
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          rowGap: 1.5,
          flexBasis: '100%',
          alignItems: 'center',
          '& > *': { flex: '1 1 9rem' },
        }}
      >
        <ActorFilter actor={actor} onChange={(usuario) => onChange({ usuario })} />
        <SelectFilter
          id="auditoria-acao"
          label="O quê"
          value={view.acao}
          options={ACTIONS}
          onChange={(acao) => onChange({ acao })}
        />
        <SelectFilter
          id="auditoria-tipo"
          label="Sobre"
          value={view.tipo}
          options={SUBJECTS}
          onChange={(tipo) => onChange({ tipo })}
        />
        <SearchField label="Número do registro" value={view.registro} onSearch={search} />
        <PersonFilter
          kind={view.tipo}
          id={view.registro}
          onChange={({ kind, id }) => onChange({ tipo: kind satisfies AuditSubject, registro: String(id) })}
        />
      </Box>
      <DateRangeFilter startDate={view.startDate} endDate={view.endDate} onChange={onChange} />
      <ClearFilters
        label="Limpar todos os filtros"
        isFiltered={Boolean(view.usuario || view.acao || view.tipo || view.registro)}
        onClear={() => onChange(NO_FILTERS)}
      />
    </FoldedFilters>
  );
}
