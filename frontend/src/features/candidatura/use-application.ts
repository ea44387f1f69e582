import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { runOperation } from '../../shared/api/run-operation';
import { useSimpleForm } from '../../shared/form/simple-form';
import { toast } from '../../shared/toasts/toast';
import { RULES } from './application-rules';
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

/** The application as it grows: typed values, the résumé and what it filled, the verification, the sending. */
export function useApplication(referral: Referral | null) {
  const navigate = useNavigate();
  const [draft] = useState(() => draftStore.load());
  const [filled, setFilled] = useState<ResumeFields>(draft?.filled ?? {});
  const [confidence, setConfidence] = useState<Confidence>(draft?.confidence ?? {});
  const [token, setToken] = useState<string | null>(null);
  const [captchaRound, setCaptchaRound] = useState(0);
  const [refusals, setRefusals] = useState(0);
  const form = useSimpleForm<ApplicationValues>({ ...EMPTY, ...draft?.values }, RULES);
  const sent = useRef(false);

  const resume = useResume(draft?.resume ?? null, ({ fields, confidence: sureness }) => {
    const found = fillable(form.current(), fields);
    form.set(found);
    setFilled(found);
    setConfidence(sureness);
  });
  const uploaded = resume.state.step === 'done' ? resume.state.resume : null;

  /** Takes back what the résumé brought, except what somebody has changed since. */
  const clearResume = () => {
    const brought = Object.entries(filled).filter(
      ([name, value]) => form.current()[name as ResumeField] === value,
    );
    form.set(Object.fromEntries(brought.map(([name]) => [name, ''])));
    setFilled({});
    setConfidence({});
    resume.clear();
  };

  useEffect(() => {
    const kept = { ...form.values, consent: false };
    if (!sent.current) draftStore.save({ values: kept, resume: uploaded, filled, confidence });
  }, [form.values, uploaded, filled, confidence]);

  const send = async (values: ApplicationValues) => {
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
        if (field in EMPTY) form.refuse(field as keyof ApplicationValues, message);
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
    errors: Object.entries(form.errors).map(([field, message]) => ({ field, message })),
    refusals,
    onSubmit: (event: FormEvent) =>
      form.submit(event, { send, onRefused: () => setRefusals((count) => count + 1) }),
  };
}
