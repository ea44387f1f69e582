import { useEffect, useRef, type ComponentProps, type ReactNode, type Ref } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { lengthNote } from './text-length';

/** How a field looks and what it takes, whichever form it belongs to. */
export interface TextBoxLook {
  label: string;
  /** Shown below while there is no error. */
  hint?: ReactNode;
  /** Value and text of each choice; makes it a list to choose from. */
  options?: ReadonlyArray<readonly [value: string, text: string]>;
  /** Rewrites what was typed when the field is left; what it cannot read it leaves alone. */
  format?: (text: string) => string | Promise<string>;
  /** Longest text that the server keeps. A longer one can be typed or pasted, and is refused: nothing is cut unseen. */
  limit?: number;
  /** Attributes of the element itself. */
  input?: ComponentProps<'input'>;
  multiline?: boolean;
  minRows?: number;
  type?: string;
  autoComplete?: string;
  /** Stands inside, behind the text. */
  end?: ReactNode;
}

/** Rows after which a long text scrolls inside its field, so that the rest of the form stays within reach. */
const MAX_ROWS = 20;

interface TextBoxProps extends TextBoxLook {
  name: string;
  value: string;
  error?: string;
  required?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
  onLeave: () => void;
}

/**
 * A text field of a form: its error, or its hint, below it. Put together from parts, because MUI's TextField brings
 * every variant and the pop-up list along, a twelfth of a visitor's first download.
 */
export function TextBox(props: TextBoxProps) {
  const { name, label, value, error, required, hint, options, format, limit, input, onChange, onLeave } =
    props;
  const below = error ?? hint;
  const helpId = `${name}-ajuda`;
  const length = limit !== undefined && !error ? lengthNote(value, limit) : undefined;
  const lengthId = `${name}-tamanho`;
  const describedBy = [below && helpId, length && lengthId].filter(Boolean).join(' ') || undefined;

  // A page of the server shows its fields before their code has come: what was typed meanwhile is taken over.
  const initial = useRef({ value, onChange });
  useEffect(() => {
    const field = document.getElementById(name);
    const typed = field && 'value' in field ? String(field.value) : '';
    if (typed && !initial.current.value) initial.current.onChange(typed);
  }, [name]);

  const leave = async () => {
    onLeave();
    if (!format || !value) return;
    const formatted = await format(value);
    if (formatted !== value) onChange(formatted);
  };
  const common = {
    id: name,
    name,
    value,
    inputRef: props.inputRef,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    onBlur: () => void leave(),
    autoComplete: props.autoComplete,
  };

  return (
    <FormControl fullWidth variant="outlined" error={Boolean(error) || length?.over} required={required}>
      <InputLabel htmlFor={name} shrink={options ? true : undefined}>
        {label}
      </InputLabel>
      {options ? (
        <NativeSelect
          {...common}
          input={<OutlinedInput label={label} notched />}
          inputProps={{ 'aria-describedby': describedBy }}
        >
          {options.map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </NativeSelect>
      ) : (
        <OutlinedInput
          {...common}
          label={label}
          type={props.type}
          multiline={props.multiline}
          minRows={props.minRows}
          maxRows={props.multiline ? MAX_ROWS : undefined}
          endAdornment={props.end}
          inputProps={{ ...input, 'aria-describedby': describedBy }}
        />
      )}
      {/* Always there, so that a message that comes into it is heard. */}
      <div aria-live="polite">
        {error && <FormHelperText id={helpId}>{error}</FormHelperText>}
        {length?.over && <FormHelperText id={lengthId}>{length.text}</FormHelperText>}
      </div>
      {length && !length.over && <FormHelperText id={lengthId}>{length.text}</FormHelperText>}
      {!error && hint && <FormHelperText id={helpId}>{hint}</FormHelperText>}
    </FormControl>
  );
}
