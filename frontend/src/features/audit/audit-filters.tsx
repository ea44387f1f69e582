import { useCallback, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS, type AuditSubject } from '@araucaria/contracts/domain';
import { DateRangeFilter } from '../../shared/dates/date-range-filter';
import { SearchField } from '../../shared/lists/search-field';
import { SelectFilter } from '../../shared/lists/select-filter';
import { ActorFilter } from './actor-filter';
import type { AuditView } from './audit-view';
import { PersonFilter } from './person-filter';

interface AuditFiltersProps {
  view: AuditView;
  /** Every change returns to the newest entries. */
  onChange: (changes: Partial<AuditView>) => void;
  /** Stands beside the period. */
  children: ReactNode;
}

const ACTIONS = [['', 'Todas as ações'] as const, ...Object.entries(AUDIT_ACTIONS)];
const SUBJECTS = [['', 'Todos os registros'] as const, ...Object.entries(AUDIT_SUBJECTS)];

const NO_FILTERS = { usuario: '', acao: '', tipo: '', registro: '', startDate: '', endDate: '' };

/** Who, what, whom and when. */
export function AuditFilters({ view, onChange, children }: AuditFiltersProps) {
  const search = useCallback((registro: string) => onChange({ registro }), [onChange]);
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          '& > *': { flex: '1 1 9rem' },
        }}
      >
        <ActorFilter value={view.usuario} onChange={(usuario) => onChange({ usuario })} />
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <DateRangeFilter startDate={view.startDate} endDate={view.endDate} onChange={onChange} />
        {children}
        {(view.usuario || view.acao || view.tipo || view.registro) && (
          <Button onClick={() => onChange(NO_FILTERS)}>Limpar todos os filtros</Button>
        )}
      </Box>
    </>
  );
}
