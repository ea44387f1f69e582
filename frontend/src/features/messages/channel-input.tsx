import { useController, type Control } from 'react-hook-form';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { TemplateValues } from './template-values';

export function ChannelInput({ control }: { control: Control<TemplateValues> }) {
  const { field, fieldState } = useController({
    control,
    name: 'type',
    rules: { required: 'Selecione o tipo de mensagem' },
  });
  return (
    <FormControl error={Boolean(fieldState.error)}>
      <FormLabel id="tipo-mensagem">Tipo de mensagem</FormLabel>
      <RadioGroup row aria-labelledby="tipo-mensagem" value={field.value} onChange={field.onChange}>
        <FormControlLabel
          value="email"
          control={<Radio slotProps={{ input: { ref: field.ref } }} />}
          label="E-mail"
        />
        <FormControlLabel value="whatsapp" control={<Radio />} label="WhatsApp" />
      </RadioGroup>
      {fieldState.error && <FormHelperText>{fieldState.error.message}</FormHelperText>}
    </FormControl>
  );
}
