import { TALENT_BANK_TITLE, type OverdueJob, type OverdueResponses } from '@araucaria/contracts';
import { FOOTERS } from './footers.js';
import { greeting } from './greeting.js';
import { renderEmail } from './layout.js';

interface Digest extends OverdueResponses {
  firstName: string;
  /** The list of these candidates. */
  listUrl: string;
}

/** Jobs that are named; the others are counted. */
const MAX_JOBS = 10;

const people = (count: number) =>
  count === 1 ? '1 candidato' : `${count.toLocaleString('pt-BR')} candidatos`;
const jobRow = ({ jobTitle, isClosed, candidates }: OverdueJob) => ({
  label: `${jobTitle ?? TALENT_BANK_TITLE}${isClosed ? ' (vaga encerrada)' : ''}`,
  value: people(candidates),
});

/** Daily summary of candidates who wait for a response, for administrators. It names no person. */
export function responseDigest({ firstName, days, candidates, jobs, listUrl }: Digest) {
  const others = jobs.slice(MAX_JOBS);
  const rest = others.reduce((total, job) => total + job.candidates, 0);
  return renderEmail({
    subject: `${people(candidates)} sem retorno há ${days} ${days === 1 ? 'dia' : 'dias'} ou mais`,
    preview: 'Quem espera por uma resposta, por vaga.',
    heading: greeting(firstName),
    paragraphs: [
      `${people(candidates)} ${candidates === 1 ? 'espera' : 'esperam'} por um retorno há ${days} ${days === 1 ? 'dia' : 'dias'} ou mais. Uma resposta curta, mesmo negativa, vale mais do que o silêncio.`,
    ],
    sections: [
      {
        title: 'Por vaga',
        rows: [
          ...jobs.slice(0, MAX_JOBS).map(jobRow),
          ...(rest ? [{ label: `Outras ${others.length} vagas`, value: people(rest) }] : []),
        ],
      },
    ],
    action: { label: 'Ver quem espera', url: listUrl },
    footer: `${FOOTERS.staff} Ele pode ser desligado em “Retorno aos Candidatos”.`,
  });
}
