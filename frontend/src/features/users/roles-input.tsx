import { useController, useWatch, type Control } from 'react-hook-form';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { ROLES, type Role } from '@araucaria/contracts/domain';
import type { UserValues } from './user-rules';

const NAMES = Object.keys(ROLES) as Role[];

/** The roles beside the administrator's, each with what its holder may do. */
export function RolesInput({ control }: { control: Control<UserValues> }) {
  const { field, fieldState } = useController({ control, name: 'roles' });
  const isAdmin = useWatch({ control, name: 'isAdmin' });
  const toggle = (role: Role, checked: boolean) =>
    field.onChange(checked ? [...field.value, role] : field.value.filter((other) => other !== role));
  return (
    <FormControl component="fieldset" error={Boolean(fieldState.error)}>
      <FormLabel component="legend">Perfis de acesso</FormLabel>
      {isAdmin && <FormHelperText sx={{ mx: 0 }}>Quem administra já tem acesso a tudo.</FormHelperText>}
      {NAMES.map((role) => (
        <FormControl key={role}>
          <FormControlLabel
            label={ROLES[role].label}
            sx={{ minHeight: 44 }}
            control={
              <Checkbox
                checked={field.value.includes(role)}
                onChange={(event) => toggle(role, event.target.checked)}
                onBlur={field.onBlur}
                slotProps={{ input: { 'aria-describedby': `perfil-${role}` } }}
              />
            }
          />
          <FormHelperText id={`perfil-${role}`} sx={{ mt: -0.5, ml: 4 }}>
            {ROLES[role].description}
          </FormHelperText>
        </FormControl>
      ))}
      {fieldState.error && <FormHelperText>{fieldState.error.message}</FormHelperText>}
    </FormControl>
  );
}
