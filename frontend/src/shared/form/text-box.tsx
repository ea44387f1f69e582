import { useLayoutEffect, useRef, type ComponentProps, type ReactNode, type Ref } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useWasHydrated } from '../ui/use-was-hydrated';
import { lengthNote } from './text-length';

/** Look and behaviour of a text field, without its value. */
export interface TextBoxLook {
  label: string;
  /** Shown below while there is no error. */
  hint?: ReactNode;
  /** The warning about a valid text. Shown below while there is no error; it does not block the form. */
  warn?: (text: string) => string | undefined;
  /** Value and text of each option; makes the field a native list. */
  options?: ReadonlyArray<readonly [value: string, text: string]>;
  /** Formats the text when the field is left. Returns a text that it cannot parse unchanged. */
  format?: (text: string) => string | Promise<string>;
  /** Maximal length in characters, as on the server. A longer text can be typed or pasted, and is refused: nothing is cut. */
  limit?: number;
  /** Attributes of the element itself. */
  input?: ComponentProps<'input'>;
  multiline?: boolean;
  minRows?: number;
  type?: string;
  autoComplete?: string;
  /** Shown inside, after the text. */
  end?: ReactNode;
  size?: 'small' | 'medium';
  disabled?: boolean;
  /** Marks the field as wrong although its error is shown elsewhere. */
  invalid?: boolean;
}

/** Rows after which a long text scrolls inside its field. */
const MAX_ROWS = 20;
/** Line height of inputs in MUI. */
const ROW_HEIGHT_EM = 1.4375;

interface TextBoxProps extends TextBoxLook {
  name: string;
  value: string;
  error?: string | undefined;
  required?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
  onLeave: () => void;
}

/** The server's HTML has no script that measures a row: without this height, fields below would move at hydration. */
const heightOfRows = (rows = 1) => ({
  '& textarea:not([aria-hidden])': { minHeight: `${rows * ROW_HEIGHT_EM}em` },
});

/**
 * The text field of all forms, with its error or hint below. Composed of MUI's parts, because MUI's TextField imports every
 * variant and the pop-up list, a twelfth of the first download of a public page.
 */
export function TextBox(props: TextBoxProps) {
  const { name, label, value, error, required, hint, warn, options, format, limit, input } = props;
  const { onChange, onLeave } = props;
  const below = error ?? hint;
  const helpId = `${name}-ajuda`;
  const length = limit !== undefined && !error ? lengthNote(value, limit) : undefined;
  const lengthId = `${name}-tamanho`;
  const warning = error ? undefined : warn?.(value);
  const warningId = `${name}-aviso`;
  const describedBy =
    [below && helpId, warning && warningId, length && lengthId].filter(Boolean).join(' ') || undefined;

  // A page rendered on the server shows its fields before its code has loaded: what was typed or chosen meanwhile is kept. A
  // layout effect, because a key during hydration completes it within the event, and React then sets the field to its state.
  const wasHydrated = useWasHydrated();
  const initial = useRef({ value, onChange });
  useLayoutEffect(() => {
    const field = wasHydrated && document.getElementById(name);
    const typed = field && 'value' in field ? String(field.value) : initial.current.value;
    if (typed !== initial.current.value) initial.current.onChange(typed);
  }, [name, wasHydrated]);

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
    <FormControl
      fullWidth
      variant="outlined"
      size={props.size}
      disabled={props.disabled}
      error={Boolean(error) || length?.over || props.invalid}
      required={required}
    >
      <InputLabel htmlFor={name}>{label}</InputLabel>
      {options ? (
        <NativeSelect
          {...common}
          input={<OutlinedInput label={label} />}
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
          sx={heightOfRows(props.minRows)}
          endAdornment={props.end}
          inputProps={{ ...input, 'aria-describedby': describedBy }}
        />
      )}
      {/* Always rendered, so that screen readers announce a message that appears in it. */}
      <div aria-live="polite">
        {error && <FormHelperText id={helpId}>{error}</FormHelperText>}
        {warning && (
          <FormHelperText id={warningId} sx={{ color: 'warning.main', fontWeight: 600 }}>
            {warning}
          </FormHelperText>
        )}
        {length?.over && <FormHelperText id={lengthId}>{length.text}</FormHelperText>}
      </div>
      {length && !length.over && <FormHelperText id={lengthId}>{length.text}</FormHelperText>}
      {!error && hint && <FormHelperText id={helpId}>{hint}</FormHelperText>}
    </FormControl>
  );
}
