import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { runOperation } from '../../shared/api/run-operation';
import { toast } from '../../shared/toasts/toast';
import {
  EMPTY,
  fillable,
  type ApplicationValues,
  type Confidence,
  type ResumeField,
  type ResumeFields,
} from './application-values';
import { draftStore } from './draft';
import { APPLY, applicationInput, tellFailure } from './submit-application';
import type { Referral } from './use-referral';
import { useResume } from './use-resume';

/** Milliseconds without typing after which the draft is written. */
const DRAFT_AFTER = 400;

/** The application as it grows: typed values, the résumé and what it filled, the verification, the sending. */
export function useApplication(referral: Referral | null) {
  const navigate = useNavigate();
  const [draft] = useState(() => draftStore.load());
  const [filled, setFilled] = useState<ResumeFields>(draft?.filled ?? {});
  const [confidence, setConfidence] = useState<Confidence>(draft?.confidence ?? {});
  const [token, setToken] = useState<string | null>(null);
  const [captchaRound, setCaptchaRound] = useState(0);
  const [refusals, setRefusals] = useState(0);
  const form = useForm<ApplicationValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { ...EMPTY, ...draft?.values },
  });
  const sent = useRef(false);

  const resume = useResume(draft?.resume ?? null, ({ fields, confidence: sureness }) => {
    const values = fillable(form.getValues(), fields);
    for (const [name, value] of Object.entries(values))
      form.setValue(name as ResumeField, value, { shouldDirty: true, shouldValidate: true });
    setFilled(values);
    setConfidence(sureness);
  });
  const uploaded = resume.state.step === 'done' ? resume.state.resume : null;

  /** Takes back what the résumé brought, except what somebody has changed since. */
  const clearResume = () => {
    const values = form.getValues();
    for (const [name, value] of Object.entries(filled))
      if (values[name as ResumeField] === value) form.setValue(name as ResumeField, '');
    setFilled({});
    setConfidence({});
    resume.clear();
  };

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      const values = { ...form.getValues(), consent: false };
      if (!sent.current) draftStore.save({ values, resume: uploaded, filled, confidence });
    };
    if (uploaded) save();
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(save, DRAFT_AFTER);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, uploaded, filled, confidence]);

  const submit = async (values: ApplicationValues) => {
    if (!token) {
      toast.destructive('Verificação necessária', 'Por favor, complete a verificação reCAPTCHA');
      return;
    }
    try {
      await runOperation(APPLY, { input: applicationInput(values, uploaded, referral, token) });
      sent.current = true;
      draftStore.clear();
      toast.success(
        'Candidatura enviada com sucesso!',
        'Agradecemos seu interesse. Entraremos em contato em breve.',
      );
      await navigate('/vagas');
    } catch (error) {
      const { fields } = tellFailure(error);
      for (const { field, message } of fields)
        if (field in EMPTY) form.setError(field as keyof ApplicationValues, { message });
      if (fields.length) setRefusals((count) => count + 1);
      // Its token is spent, whatever the reason of the refusal.
      setToken(null);
      setCaptchaRound((round) => round + 1);
    }
  };

  return {
    form,
    resume: { ...resume, clear: clearResume },
    filled,
    confidence,
    captcha: { round: captchaRound, solved: token !== null, onToken: setToken },
    errors: listErrors(form.formState.errors),
    refusals,
    submitting: form.formState.isSubmitting,
    onSubmit: (event: FormEvent) =>
      void form.handleSubmit(submit, () => setRefusals((count) => count + 1))(event),
  };
}

const listErrors = (errors: FieldErrors<ApplicationValues>) =>
  (Object.keys(EMPTY) as Array<keyof ApplicationValues>).flatMap((field) => {
    const message = errors[field]?.message;
    return message ? [{ field, message }] : [];
  });
