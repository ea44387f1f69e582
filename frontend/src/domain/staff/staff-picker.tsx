import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { STAFF, staffName, type StaffName } from './staff-queries';

interface StaffPickerProps {
  label: string;
  hint: string;
  value: StaffName[];
  disabled?: boolean;
  onChange: (members: StaffName[]) => void;
}

/** Chooses colleagues by name. */
export function StaffPicker({ label, hint, value, disabled = false, onChange }: StaffPickerProps) {
  const { data, loading, error } = useFreshQuery(STAFF);
  return (
    <Autocomplete<StaffName, true>
      multiple
      disabled={disabled}
      value={value}
      options={data?.staff ?? []}
      loading={loading}
      getOptionLabel={staffName}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      onChange={(_event, chosen) => onChange(chosen)}
      noOptionsText={error ? 'A lista não pôde ser carregada' : 'Ninguém encontrado'}
      loadingText="Carregando..."
      clearText="Limpar"
      openText="Abrir"
      closeText="Fechar"
      renderInput={(params) => <TextField {...params} label={label} helperText={hint} />}
    />
  );
}
