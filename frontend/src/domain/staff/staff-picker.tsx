import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { staffName, type StaffName } from './staff-queries';
import { useStaffSearch } from './use-staff-search';

interface StaffPickerProps {
  label: string;
  hint: string;
  value: StaffName[];
  disabled?: boolean;
  onChange: (members: StaffName[]) => void;
}

export function StaffPicker({ label, hint, value, disabled = false, onChange }: StaffPickerProps) {
  const search = useStaffSearch();
  return (
    <Autocomplete<StaffName, true>
      {...search}
      multiple
      disabled={disabled}
      value={value}
      getOptionLabel={staffName}
      onChange={(_event, chosen) => onChange(chosen)}
      renderInput={(params) => <TextField {...params} label={label} helperText={hint} />}
    />
  );
}
