import { useCallback, useRef, useState, type SyntheticEvent } from 'react';

export interface Rule {
  /** Said when the field is empty; marks it as required. */
  required?: string;
  /** True, or what is wrong. */
  validate?: (value: unknown) => true | string;
}

export type Rules<T> = Partial<Record<keyof T, Rule>>;

export interface SimpleForm<T> {
  values: T;
  errors: Partial<Record<keyof T, string>>;
  rules: Rules<T>;
  submitting: boolean;
  /** For handlers that run later: what the form holds then. */
  current: () => T;
  set: (changes: Partial<T>) => void;
  /** The field was left: from now on it says what is wrong with it. */
  leave: (name: keyof T) => void;
  /** What the server said of a field; forgotten when the field changes. */
  refuse: (name: keyof T, message: string) => void;
  submit: (
    event: SyntheticEvent,
    handlers: { send: (values: T) => Promise<void>; onRefused?: () => void },
  ) => void;
}

/**
 * The forms of visitors: text fields with a rule each, judged when they are left and then at every change. The forms of
 * the staff use react-hook-form, which would be a twelfth of what a visitor downloads.
 */
export function useSimpleForm<T extends object>(initial: T, rules: Rules<T>): SimpleForm<T> {
  const [values, setValues] = useState(initial);
  const [judged, setJudged] = useState<ReadonlySet<keyof T>>(new Set());
  const [refused, setRefused] = useState<Partial<Record<keyof T, string>>>({});
  const [submitting, setSubmitting] = useState(false);
  const latest = useRef(initial);
  const names = Object.keys(initial) as Array<keyof T>;

  const current = useCallback(() => latest.current, []);
  const set = useCallback((changes: Partial<T>) => {
    latest.current = { ...latest.current, ...changes };
    setValues(latest.current);
    setRefused((before) => omit(before, Object.keys(changes) as Array<keyof T>));
  }, []);

  return {
    values,
    rules,
    submitting,
    errors: Object.fromEntries(
      names.flatMap((name) => {
        const message = refused[name] ?? (judged.has(name) ? faultOf(rules[name], values[name]) : undefined);
        return message ? [[name, message]] : [];
      }),
    ) as Partial<Record<keyof T, string>>,
    current,
    set,
    leave: (name) => setJudged((before) => new Set(before).add(name)),
    refuse: (name, message) => setRefused((before) => ({ ...before, [name]: message })),
    submit(event, { send, onRefused }) {
      event.preventDefault();
      if (submitting) return;
      setJudged(new Set(names));
      if (names.some((name) => faultOf(rules[name], latest.current[name]))) return onRefused?.();
      setSubmitting(true);
      void send(latest.current).finally(() => setSubmitting(false));
    },
  };
}

/** What is wrong with a value; nothing: it may be sent. */
export function faultOf(rule: Rule | undefined, value: unknown): string | undefined {
  if (rule?.required && (value === '' || value === undefined || value === null)) return rule.required;
  const verdict = rule?.validate?.(value) ?? true;
  return verdict === true ? undefined : verdict;
}

function omit<K extends PropertyKey>(
  from: Partial<Record<K, string>>,
  names: K[],
): Partial<Record<K, string>> {
  if (!names.some((name) => name in from)) return from;
  const left = { ...from };
  for (const name of names) delete left[name];
  return left;
}
