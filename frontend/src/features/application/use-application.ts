import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureOf } from '../../shared/api/failure';
import { runOperation } from '../../shared/api/run-operation';
import { randomId } from '../../shared/browser/random-id';
import { useCaptchaToken } from '../../shared/captcha/use-captcha-token';
import { useSimpleForm } from '../../shared/form/simple-form';
import { toast } from '../../shared/toasts/toast';
import type { ApplicationFieldName } from './application-fields';
import { RULES } from './application-rules';
import {
  EMPTY,
  fillable,
  type ApplicationValues,
  type Confidence,
  type ResumeFields,
} from './application-values';
import { applicationDraft } from './draft';
import type { Refusal } from './refusal';
import { referralVisit, type Referral } from './referral-visit';
import { SENT_PATH, sentApplication } from './sent-application';
import { APPLY, applicationInput } from './submit-application';
import { useJobChoice, useWantedJob } from './use-job-choice';
import { useOpenJobs } from './use-open-jobs';
import { useResume } from './use-resume';

const CHOOSE_JOB = 'Escolha outra vaga ou o Banco de Talentos';

/** Loaded when a form is refused. Without a connection the rules cannot be loaded, and are not needed. */
async function explain(error: unknown): Promise<Refusal> {
  const rules = await import('./refusal').catch(() => undefined);
  if (rules) return rules.refusalOf(error);
  const description = failureOf(error).message;
  return { title: 'Erro ao enviar candidatura', description, fields: [] };
}

export function useApplication(referral: Referral | null) {
  const navigate = useNavigate();
  const [draft] = useState(() => applicationDraft.load());
  const [filled, setFilled] = useState<ResumeFields>(draft?.filled ?? {});
  const [confidence, setConfidence] = useState<Confidence>(draft?.confidence ?? {});
  const [formKey, setFormKey] = useState(() => draft?.formKey ?? randomId());
  const [wasSent, setWasSent] = useState(false);
  const captcha = useCaptchaToken();
  const [failure, setFailure] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const [refusedJob, setRefusedJob] = useState<string>();
  const [jobRefusals, setJobRefusals] = useState(0);
  const openJobs = useOpenJobs(refusedJob);
  const wanted = useWantedJob();
  const form = useSimpleForm<ApplicationValues>(
    { ...EMPTY, ...draft?.values, ...(wanted !== undefined && { jobId: wanted }) },
    { ...RULES, jobId: { validate: (id) => openJobs.accepts(String(id)) || CHOOSE_JOB } },
  );
  const { setValues } = form;
  const jobs = useJobChoice(form.values.jobId, openJobs, wanted);
  // The URL preselects the job; the visitor can choose another one, also before the form has loaded its code.
  const preselected = useRef(wanted);
  useEffect(() => {
    if (wanted === preselected.current) return;
    preselected.current = wanted;
    if (wanted !== undefined) setValues({ jobId: wanted });
  }, [wanted, setValues]);
  const sent = useRef(false);

  const resume = useResume(draft?.resume ?? null, ({ fields, confidence: sureness }) => {
    const found = fillable(form.getValues(), fields);
    form.setValues(found);
    setFilled(found);
    setConfidence(sureness);
  });
  const uploaded = resume.state.step === 'done' ? resume.state.resume : null;

  /** Removes the values from the résumé, except those that the visitor has changed. */
  const clearResume = () => {
    const unchanged = Object.entries(filled).filter(
      ([name, value]) => form.getValues()[name as ApplicationFieldName] === value,
    );
    form.setValues(Object.fromEntries(unchanged.map(([name]) => [name, ''])));
    setFilled({});
    setConfidence({});
    resume.clear();
  };

  useEffect(() => {
    const kept = { ...form.values, consent: false };
    if (!sent.current) applicationDraft.save({ values: kept, resume: uploaded, filled, confidence, formKey });
  }, [form.values, uploaded, filled, confidence, formKey]);

  const send = async (values: ApplicationValues) => {
    setFailure(undefined);
    setWasSent(false);
    if (resume.state.step === 'processing') return;
    if (!captcha.token) {
      captcha.requireToken();
      toast.destructive('Verificação necessária', 'Por favor, complete a verificação reCAPTCHA');
      return;
    }
    const { jobId, email } = values;
    const receipt = () => ({
      job: jobId ? { id: Number(jobId), title: jobs.title ?? `Vaga ${jobId}` } : null,
      email: email.trim(),
      resume: uploaded?.resumeFilename ?? null,
      sentAt: new Date().toISOString(),
    });
    try {
      const key = { recaptchaToken: captcha.token, formKey };
      await runOperation(APPLY, { input: applicationInput(values, uploaded, referral, key) });
      sent.current = true;
      applicationDraft.clear();
      referralVisit.end();
      sentApplication.save(receipt());
      // Back leads to the page before the form, which is empty now.
      await navigate(SENT_PATH, { replace: true });
    } catch (error) {
      const { title, description, fields, jobClosed, isKept, ...refusal } = await explain(error);
      if (isKept) {
        // The draft stays: the page leads back to the form, for another e-mail.
        sentApplication.save({ ...receipt(), isKept });
        await navigate(SENT_PATH);
        return;
      }
      if (!refusal.wasSent) toast.destructive(title, description);
      const formFields = form.setErrors(fields);
      if (jobClosed && values.jobId) {
        setRefusedJob(values.jobId);
        setJobRefusals((count) => count + 1);
      } else if (formFields.length) setRefusals((count) => count + 1);
      else setFailure(description);
      setWasSent(refusal.wasSent ?? false);
      // A captcha token can be used once.
      captcha.reset();
    }
  };

  return {
    form,
    jobs: { ...jobs, failed: openJobs.failed, retry: openJobs.retry, refusals: jobRefusals },
    resume: { ...resume, clear: clearResume },
    filled,
    confidence,
    captcha,
    /** The server's error if no field caused it. */
    failure,
    /** The form has been stored with other contents. Sent again, it becomes another application. */
    another: wasSent
      ? () => {
          setFormKey(randomId());
          setWasSent(false);
          setFailure(undefined);
        }
      : undefined,
    errors: Object.entries(form.errors).map(([field, message]) => ({ field, message })),
    refusals,
    onSubmit: (event: SyntheticEvent) =>
      form.submit(event, { onValid: send, onInvalid: () => setRefusals((count) => count + 1) }),
  };
}

export type Application = ReturnType<typeof useApplication>;
