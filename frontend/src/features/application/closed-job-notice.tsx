import { useEffect, useRef, type ReactNode } from 'react';
import { Alert, AlertTitle } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import css from './closed-job-notice.module.css';
import type { Closed } from './use-job-choice';

const TITLES = {
  arrival: () => 'A vaga deste endereço não está recebendo candidaturas.',
  before: () => 'A vaga que você tinha escolhido não está mais recebendo candidaturas.',
  meanwhile: (title: string) => `A vaga “${title}” foi encerrada enquanto você preenchia o formulário.`,
};

interface ClosedJobNoticeProps {
  closed: Closed;
  /** A new number moves the focus here. */
  attempt: number;
  onTalentBank: () => void;
}

/** The chosen job is closed: the visitor must choose another one before submitting. */
export function ClosedJobNotice({ closed, attempt, onTalentBank }: ClosedJobNoticeProps): ReactNode {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt) alert.current?.focus();
  }, [attempt]);
  const toChoice = () => document.getElementById('jobId')?.focus();
  return (
    <Alert ref={alert} severity="warning" tabIndex={-1} className={css.notice}>
      <AlertTitle>{TITLES[closed.when](closed.when === 'meanwhile' ? closed.title : '')}</AlertTitle>
      {closed.when !== 'arrival' && 'Nada foi enviado, e o que você preencheu continua aqui. '}
      Escolha como seguir:
      <div className={css.actions}>
        <Button variant="outlined" color="inherit" onClick={toChoice}>
          Escolher outra vaga
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => {
            onTalentBank();
            toChoice();
          }}
        >
          Seguir com o Banco de Talentos
        </Button>
      </div>
    </Alert>
  );
}
