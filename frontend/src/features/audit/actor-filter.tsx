import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { STAFF, type StaffName } from '../../domain/staff/staff-queries';
import { useStaffSearch } from '../../domain/staff/use-staff-search';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { wholeNumber } from './audit-view';

interface ActorFilterProps {
  /** The id in the address; empty: all users. */
  value: string;
  onChange: (id: string) => void;
}

/** Filters the entries by the user who acted, also by one who is deactivated. */
export function ActorFilter({ value, onChange }: ActorFilterProps) {
  const search = useStaffSearch({ includeDeactivated: true });
  const id = wholeNumber(value);
  const known = search.options.find((option) => option.id === id);
  const { data } = useFreshQuery(STAFF, {
    variables: { ids: [id ?? 0], includeDeactivated: true },
    skip: !id || Boolean(known),
  });
  const chosen = id ? (known ?? data?.staff[0] ?? { id, username: `Usuário ${id}` }) : null;
  return (
    <Autocomplete<StaffName>
      {...search}
      size="small"
      value={chosen}
      getOptionLabel={({ username }) => username}
      onChange={(_event, option) => onChange(option ? String(option.id) : '')}
      renderInput={(params) => <TextField {...params} label="Quem" placeholder="Todos" />}
      // As the other filters show that they filter nothing.
      sx={{ '& input::placeholder': { color: 'text.primary', opacity: 1 } }}
    />
  );
}
