import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { STAFF, type StaffName } from '../../domain/staff/staff-queries';
import { useStaffSearch } from '../../domain/staff/use-staff-search';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { wholeNumber } from './audit-view';

/** The user whose entries are shown. `value`: the id in the address; empty: all users, null. */
export function useActor(value: string): StaffName | null {
  const id = wholeNumber(value);
  const { data } = useFreshQuery(STAFF, {
    variables: { ids: [id ?? 0], includeDeactivated: true },
    skip: !id,
  });
  return id ? (data?.staff.find((user) => user.id === id) ?? { id, username: `Usuário ${id}` }) : null;
}

interface ActorFilterProps {
  actor: StaffName | null;
  onChange: (id: string) => void;
}

/** Filters the entries by the user who acted, also by one who is deactivated. */
export function ActorFilter({ actor, onChange }: ActorFilterProps) {
  const search = useStaffSearch({ includeDeactivated: true });
  return (
    <Autocomplete<StaffName>
      {...search}
      size="small"
      // The name of a found user is known before that of the address is loaded.
      value={search.options.find(({ id }) => id === actor?.id) ?? actor}
      getOptionLabel={({ username }) => username}
      onChange={(_event, option) => onChange(option ? String(option.id) : '')}
      renderInput={(params) => <TextField {...params} label="Quem" placeholder="Todos" />}
      // As the other filters show that they filter nothing.
      sx={{ '& input::placeholder': { color: 'text.primary', opacity: 1 } }}
    />
  );
}
