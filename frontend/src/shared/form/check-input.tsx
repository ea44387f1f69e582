import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';

interface CheckInputProps<T extends FieldValues> {
  control: Control<T>;
  name: FieldPath<T>;
  label: string;
  hint?: string;
  disabled?: boolean;
}

export function CheckInput<T extends FieldValues>({
  control,
  name,
  label,
  hint,
  disabled,
}: CheckInputProps<T>) {
  const { field, fieldState } = useController({ control, name });
  const below = fieldState.error?.message ?? hint;
  return (
    <FormControl error={Boolean(fieldState.error)}>
      <FormControlLabel
        label={label}
        disabled={disabled}
        sx={{ minHeight: 44 }}
        control={
          <Switch
            checked={Boolean(field.value)}
            onChange={(event) => field.onChange(event.target.checked)}
            onBlur={field.onBlur}
            slotProps={{ input: { id: name, ref: field.ref, 'aria-describedby': below && `${name}-ajuda` } }}
          />
        }
      />
      {below && (
        <FormHelperText id={`${name}-ajuda`} sx={{ mx: 0 }}>
          {below}
        </FormHelperText>
      )}
    </FormControl>
  );
}
