import { stringify } from 'csv-stringify/sync';
import {
  HIRING_STEPS,
  hiringProgress,
  type HiresOfMonth,
  type HiringInProgress,
  type HiringStage,
  type HiringSummary,
} from '@araucaria/contracts';
import { FOOTERS } from './footers.js';
import { greeting } from './greeting.js';
import { layOut } from './layout.js';
import { shortDay, spokenMoment } from './times.js';

export interface HiringFigures {
  summary: HiringSummary;
  stages: HiringStage[];
  months: HiresOfMonth[];
  processes: HiringInProgress[];
}

interface Report extends HiringFigures {
  firstName: string;
  /** When the figures were true. */
  at: Date;
  dashboardUrl: string;
}

/** More than that is for the spreadsheet. */
const MOST_LISTED = 20;

const MONTH = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const nameOf = (month: string) => MONTH.format(new Date(`${month}-15T12:00:00Z`));
const stepOf = ({ hiringStep }: HiringInProgress) =>
  `${HIRING_STEPS[hiringStep].label} (${hiringProgress(hiringStep, 'dashboard')}%)`;

function totals({ totalCandidates, candidatesInHiringProcess, candidatesHired }: HiringSummary) {
  const rate = totalCandidates ? Math.round((candidatesHired / totalCandidates) * 100) : 0;
  return [
    { label: 'Total de candidatos', value: String(totalCandidates) },
    { label: 'Em processo', value: String(candidatesInHiringProcess) },
    { label: 'Contratados', value: String(candidatesHired) },
    { label: 'Taxa de conversão', value: `${rate}%` },
  ];
}

/** The figures of the hiring dashboard at a glance; all of them are in the spreadsheet beside it. */
export function hiringReport({ firstName, at, dashboardUrl, ...figures }: Report) {
  const { summary, stages, months, processes } = figures;
  const more = processes.length - MOST_LISTED;
  const letter = layOut({
    subject: `Relatório de contratações — ${shortDay(at)}`,
    preview: 'Totais, etapas, contratações por mês e processos em andamento.',
    heading: greeting(firstName),
    paragraphs: [
      `Este é o relatório de contratações que você pediu, com os números de ${spokenMoment(at)} (horário de Brasília). A planilha em anexo traz todos os dados.`,
    ],
    facts: totals(summary),
    sections: [
      {
        title: 'Distribuição por etapa',
        rows: stages.map(({ label, candidates }) => ({ label, value: String(candidates) })),
      },
      {
        title: 'Contratações por mês',
        rows: months.map(({ month, hires }) => ({ label: nameOf(month), value: String(hires) })),
      },
      {
        title: 'Processos em andamento',
        rows: processes.length
          ? [
              ...processes.slice(0, MOST_LISTED).map((process) => ({
                label: process.name,
                value: `${process.position}\n${stepOf(process)}`,
              })),
              ...(more > 0 ? [{ label: 'Outros', value: `${more} na planilha` }] : []),
            ]
          : [{ label: 'Nenhum', value: '–' }],
      },
    ],
    action: { label: 'Abrir o dashboard', url: dashboardUrl },
    footer: FOOTERS.staff,
  });
  return { ...letter, attachments: [spreadsheet(figures, at)] };
}

/** For Excel in Portuguese: UTF-8 with a mark, `;` between cells, and no cell that a spreadsheet would calculate. */
function spreadsheet({ summary, stages, months, processes }: HiringFigures, at: Date) {
  const rows = [
    ['Seção', 'Item', 'Vaga', 'Valor', 'Última atualização'],
    ...totals(summary).map(({ label, value }) => ['Totais', label, '', value, '']),
    ...stages.map(({ label, candidates }) => ['Distribuição por etapa', label, '', candidates, '']),
    ...months.map(({ month, hires }) => ['Contratações por mês', nameOf(month), '', hires, '']),
    ...processes.map((process) => [
      'Processos em andamento',
      process.name,
      process.position,
      stepOf(process),
      shortDay(new Date(process.lastUpdateDate)),
    ]),
  ];
  return {
    filename: `contratacoes-${at.toISOString().slice(0, 10)}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: stringify(rows, {
      bom: true,
      delimiter: ';',
      escape_formulas: true,
      record_delimiter: 'windows',
      quoted_match: /[\r\n]/,
    }),
  };
}
