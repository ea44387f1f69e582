import { useLayoutEffect, useRef, type ComponentProps, type ReactNode, type Ref } from 'react';
import { classes } from '../ui/classes';
import { useWasHydrated } from '../ui/use-hydration';
import { GrowingTextArea } from './growing-text-area';
import { HelpText } from './help-text';
import css from './text-box.module.css';
import { lengthNote } from './text-length';

/** Look and behaviour of a text field, without its value. */
export interface TextBoxLook {
  label: string;
  /** Shown below while there is no error. */
  hint?: ReactNode;
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
  disabled?: boolean;
  /** Marks the field as wrong although its error is shown elsewhere. */
  invalid?: boolean;
}

/** After the label of a field that must be filled in, separated by a thin space. */
const REQUIRED_MARK = '\u2009*';

interface TextBoxProps extends TextBoxLook {
  name: string;
  value: string;
  error?: string | undefined;
  required?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
  onLeave?: () => void;
}

const typedIn = (name: string): string | undefined => {
  const field = document.getElementById(name);
  return field && 'value' in field ? String(field.value) : undefined;
};

/** Formats the text of a field that was left, unless it has been changed before the format is known. */
async function applyFormat(
  name: string,
  text: string,
  { format, onChange }: { format: TextBoxProps['format'] | undefined; onChange: TextBoxProps['onChange'] },
): Promise<void> {
  if (!format || !text) return;
  const formatted = await format(text);
  if (formatted !== text && typedIn(name) === text) onChange(formatted);
}

/**
 * The text field of all forms, with its error or hint below: native elements with the look of MUI's outlined field, whose code is a
 * twelfth of the first download of a public page.
 */
export function TextBox(props: TextBoxProps) {
  const { name, label, value, error, required, hint, options, format, limit, input } = props;
  const { onChange, onLeave, inputRef } = props;
  const below = error ?? hint;
  const helpId = `${name}-ajuda`;
  const length = limit !== undefined && !error ? lengthNote(value, limit) : undefined;
  const lengthId = `${name}-tamanho`;
  const describedBy = [below && helpId, length && lengthId].filter(Boolean).join(' ') || undefined;

  // A page rendered on the server shows its fields before its code has loaded: what was typed or chosen meanwhile is kept. A
  // layout effect, because a key during hydration completes it within the event, and React then sets the field to its state.
  const wasHydrated = useWasHydrated();
  const initial = useRef({ value, onChange, format });
  useLayoutEffect(() => {
    const before = initial.current;
    const typed = wasHydrated ? (typedIn(name) ?? before.value) : before.value;
    if (typed === before.value) return;
    before.onChange(typed);
    if (document.activeElement?.id !== name) void applyFormat(name, typed, before);
  }, [name, wasHydrated]);

  const leave = () => {
    onLeave?.();
    void applyFormat(name, value, { format, onChange });
  };
  const wrong = Boolean(error) || length?.over || props.invalid || false;
  const common = {
    id: name,
    name,
    value,
    disabled: props.disabled,
    required,
    autoComplete: props.autoComplete,
    className: 'at-input',
    'aria-invalid': wrong,
    'aria-describedby': describedBy,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    onBlur: leave,
  };

  return (
    <div className={classes(css.control, wrong && css.wrong)}>
      <label htmlFor={name} className={css.label}>
        {label}
        {required && <span aria-hidden>{REQUIRED_MARK}</span>}
      </label>
      <div className={classes('at-field', css.field, props.multiline && css.multiline)}>
        {options ? (
          <>
            <select {...common} ref={inputRef as Ref<HTMLSelectElement>}>
              {options.map(([choice, text]) => (
                <option key={choice} value={choice}>
                  {text}
                </option>
              ))}
            </select>
            <svg viewBox="0 0 24 24" aria-hidden="true" className={classes('at-svg', css.arrow)}>
              <path d="M7 10l5 5 5-5z" />
            </svg>
          </>
        ) : props.multiline ? (
          <GrowingTextArea
            {...(input as ComponentProps<'textarea'> | undefined)}
            {...common}
            ref={inputRef as Ref<HTMLTextAreaElement>}
            rows={props.minRows}
          />
        ) : (
          <input type={props.type ?? 'text'} {...input} {...common} ref={inputRef} />
        )}
        {props.end}
        {/* The border, with a gap for the label. */}
        <fieldset aria-hidden="true" className={css.border}>
          <legend>
            <span>
              {label}
              {required && REQUIRED_MARK}
            </span>
          </legend>
        </fieldset>
      </div>
      {/* Always rendered, so that screen readers announce a message that appears in it. */}
      <div aria-live="polite">
        {error && (
          <HelpText id={helpId} isError>
            {error}
          </HelpText>
        )}
        {length?.over && (
          <HelpText id={lengthId} isError>
            {length.text}
          </HelpText>
        )}
      </div>
      {length && !length.over && (
        <HelpText id={lengthId} isError={wrong}>
          {length.text}
        </HelpText>
      )}
      {!error && hint && (
        <HelpText id={helpId} isError={wrong}>
          {hint}
        </HelpText>
      )}
    </div>
  );
}
