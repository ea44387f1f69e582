import { useCallback, useRef, useState, type SyntheticEvent } from 'react';
import type { FieldError } from '../api/rest';

export interface Rule {
  /** Error of an empty field; marks the field as required. */
  required?: string;
  /** Returns true, or the error. */
  validate?: (value: unknown) => true | string;
}

export type Rules<T> = Partial<Record<keyof T, Rule>>;

export interface SimpleForm<T> {
  values: T;
  errors: Partial<Record<keyof T, string>>;
  rules: Rules<T>;
  submitting: boolean;
  /** The current values, for handlers that run after the render. */
  getValues: () => T;
  setValues: (changes: Partial<T>) => void;
  /** Call when a field is left: from then on it shows its error. */
  touch: (name: keyof T) => void;
  /** Shows errors of the server until their fields change. @returns those that belong to a field of the form */
  setErrors: (errors: readonly FieldError[]) => FieldError[];
  submit: (event: SyntheticEvent, handlers: SubmitHandlers<T>) => void;
  /** Empties the form: the initial values, without errors. */
  reset: () => void;
}

interface SubmitHandlers<T> {
  onValid: (values: T) => Promise<void>;
  /** Default: moves the focus to the first invalid field. */
  onInvalid?: () => void;
}

/**
 * The forms of public pages (application, login, referral, requests about personal data): text fields with a rule each, validated when they are left and
 * then at every change. They share their fields (`TextBox`) with all other forms, but not react-hook-form: its 12 kB
 * (Brotli) would take the application page over its budget (`vite.config.ts`).
 */
export function useSimpleForm<T extends object>(initial: T, rules: Rules<T>): SimpleForm<T> {
  const [values, setState] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<keyof T>>(new Set());
  const [serverErrors, setServerErrors] = useState<Partial<Record<keyof T, string | undefined>>>({});
  const [submitting, setSubmitting] = useState(false);
  const latest = useRef(initial);
  const names = Object.keys(initial) as Array<keyof T>;

  const getValues = useCallback(() => latest.current, []);
  const setValues = useCallback((changes: Partial<T>) => {
    latest.current = { ...latest.current, ...changes };
    setState(latest.current);
    const mended = Object.fromEntries(Object.keys(changes).map((name) => [name, undefined]));
    setServerErrors((before) => ({ ...before, ...mended }));
  }, []);

  return {
    values,
    rules,
    submitting,
    errors: Object.fromEntries(
      names.flatMap((name) => {
        const invalid = touched.has(name) ? errorOf(rules[name], values[name]) : undefined;
        const message = serverErrors[name] ?? invalid;
        return message ? [[name, message]] : [];
      }),
    ) as Partial<Record<keyof T, string>>,
    getValues,
    setValues,
    touch: (name) => setTouched((before) => new Set(before).add(name)),
    reset: () => {
      latest.current = initial;
      setState(initial);
      setTouched(new Set());
      setServerErrors({});
    },
    setErrors: (errors) => {
      const own = errors.filter(({ field }) => Object.hasOwn(initial, field));
      const messages = Object.fromEntries(own.map(({ field, message }) => [field, message]));
      setServerErrors((before) => ({ ...before, ...messages }));
      return own;
    },
    submit(event, { onValid, onInvalid }) {
      event.preventDefault();
      if (submitting) return;
      setTouched(new Set(names));
      const invalid = names.find((name) => errorOf(rules[name], latest.current[name]));
      if (invalid === undefined) {
        setSubmitting(true);
        void onValid(latest.current).finally(() => setSubmitting(false));
      } else if (onInvalid) onInvalid();
      else document.getElementById(String(invalid))?.focus();
    },
  };
}

/** The error of a value; undefined: it is valid. */
export function errorOf(rule: Rule | undefined, value: unknown): string | undefined {
  if (rule?.required && (value === '' || value === undefined || value === null)) return rule.required;
  const result = rule?.validate?.(value) ?? true;
  return result === true ? undefined : result;
}
