import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
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
import { applicationDraft } from './draft';
import { referralVisit, type Referral } from './referral-visit';
import { APPLY, applicationInput, refusalOf } from './submit-application';
import { useJobChoice } from './use-job-choice';
import { useOpenJobs } from './use-open-jobs';
import { useResume } from './use-resume';

const CHOOSE_JOB = 'Escolha outra vaga ou o Banco de Talentos';

/** The application as it grows: typed values, the résumé and what it filled, the verification, the sending. */
export function useApplication(referral: Referral | null) {
  const navigate = useNavigate();
  const [draft] = useState(() => applicationDraft.load());
  const [filled, setFilled] = useState<ResumeFields>(draft?.filled ?? {});
  const [confidence, setConfidence] = useState<Confidence>(draft?.confidence ?? {});
  const [token, setToken] = useState<string | null>(null);
  const [unsolved, setUnsolved] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [captchaRound, setCaptchaRound] = useState(0);
  const [refusals, setRefusals] = useState(0);
  const [refusedJob, setRefusedJob] = useState<string>();
  const [jobRefusals, setJobRefusals] = useState(0);
  const openJobs = useOpenJobs(refusedJob);
  const form = useSimpleForm<ApplicationValues>(
    { ...EMPTY, ...draft?.values },
    { ...RULES, jobId: { validate: (id) => openJobs.accepts(String(id)) || CHOOSE_JOB } },
  );
  const { set } = form;
  const jobs = useJobChoice(form.values.jobId, openJobs);
  // The address names the job; after that the visitor's own choice counts.
  useEffect(() => {
    if (jobs.wanted !== undefined) set({ jobId: jobs.wanted });
  }, [jobs.wanted, set]);
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
    if (!sent.current) applicationDraft.save({ values: kept, resume: uploaded, filled, confidence });
  }, [form.values, uploaded, filled, confidence]);

  const send = async (values: ApplicationValues) => {
    setFailure(undefined);
    if (resume.state.step === 'processing') return;
    if (!token) {
      setUnsolved(true);
      toast.destructive('Verificação necessária', 'Por favor, complete a verificação reCAPTCHA');
      return;
    }
    try {
      await runOperation(APPLY, { input: applicationInput(values, uploaded, referral, token) });
      sent.current = true;
      applicationDraft.clear();
      referralVisit.end();
      toast.success(
        'Candidatura enviada com sucesso!',
        'Agradecemos seu interesse. Entraremos em contato em breve.',
      );
      await navigate('/vagas');
    } catch (error) {
      const { title, description, fields, jobClosed } = refusalOf(error);
      toast.destructive(title, description);
      const ours = fields.filter(({ field }) => field in EMPTY);
      for (const { field, message } of ours) form.refuse(field as keyof ApplicationValues, message);
      if (jobClosed && values.jobId) {
        setRefusedJob(values.jobId);
        setJobRefusals((count) => count + 1);
      } else if (ours.length) setRefusals((count) => count + 1);
      else setFailure(description);
      // Its token is spent, whatever the reason of the refusal.
      setToken(null);
      setCaptchaRound((round) => round + 1);
    }
  };

  return {
    form,
    jobs: { ...jobs, failed: openJobs.failed, retry: openJobs.retry, refusals: jobRefusals },
    resume: { ...resume, clear: clearResume },
    filled,
    confidence,
    captcha: {
      round: captchaRound,
      solved: token !== null,
      /** Somebody tried to send without it. */
      unsolved,
      onToken: (next: string | null) => {
        setToken(next);
        if (next) setUnsolved(false);
      },
    },
    /** Why the server refused the last sending, where no field is to blame. */
    failure,
    errors: Object.entries(form.errors).map(([field, message]) => ({ field, message })),
    refusals,
    onSubmit: (event: SyntheticEvent) =>
      form.submit(event, { send, onRefused: () => setRefusals((count) => count + 1) }),
  };
}

export type Application = ReturnType<typeof useApplication>;
