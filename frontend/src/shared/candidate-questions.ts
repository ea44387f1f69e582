import type { CandidateStatus } from '../generated/graphql';
import { isApproved, isHired, statusLabel } from './candidate-status';
import { ask } from './ui/ask';

/** Whether the change takes a hire back. */
export const undoesHire = (from: string, to: string): boolean => isHired(from) && !isHired(to);

/** Asks before a change that nobody makes in passing: a hire that is taken back, or made without an approval. */
export async function confirmStatus(name: string, from: string, to: CandidateStatus): Promise<boolean> {
  if (undoesHire(from, to))
    return ask({
      title: 'Desfazer a contratação?',
      text: `${name} já foi contratado(a). Com o status “${statusLabel(to)}” a contratação deixa de valer, e o bônus de uma indicação fica suspenso.`,
      confirm: to === 'rejected' ? 'Sim, reprovar' : 'Sim, desfazer a contratação',
      color: 'error',
    });
  if (isHired(to) && !isApproved(from))
    return ask({
      title: 'Contratar sem aprovação?',
      text: `${name} está com o status “${statusLabel(from)}” e ainda não foi aprovado(a).`,
      confirm: 'Sim, contratar',
    });
  return true;
}

interface Conflict {
  name: string;
  /** What the other did, in the server's words. */
  message: string;
  /** Labels of what stands now and of what the user wants. */
  current: string;
  wanted: string;
}

/** Somebody else was faster. @returns whether the user wants their own change all the same */
export const askAfterConflict = ({ name, message, current, wanted }: Conflict): Promise<boolean> =>
  ask({
    title: 'Este candidato mudou enquanto você decidia',
    text: `${name}: ${message} A sua mudança para “${wanted}” ainda não foi feita.`,
    confirm: `Mudar para “${wanted}”`,
    cancel: `Manter “${current}”`,
  });
