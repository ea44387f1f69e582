import { stringify } from 'csv-stringify/sync';
import {
  HIRING_STEPS,
  hiringProgress,
  printable,
  type HiresOfMonth,
  type HiringInProgress,
  type HiringStage,
  type HiringSummary,
} from '@araucaria/contracts';
import { businessDayOf } from '@araucaria/platform';
import { FOOTERS } from './footers.js';
import { greeting } from './greeting.js';
import { renderEmail } from './layout.js';
import { formatDateTime, formatShortDay } from './date-formats.js';

export interface HiringFigures {
  summary: HiringSummary;
  stages: HiringStage[];
  months: HiresOfMonth[];
  processes: HiringInProgress[];
}

interface Report extends HiringFigures {
  firstName: string;
  at: Date;
  dashboardUrl: string;
}

/** The e-mail lists this many; the attached spreadsheet lists all. */
const MAX_LISTED_PROCESSES = 20;

const MONTH = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const formatMonth = (month: string) => MONTH.format(new Date(`${month}-15T12:00:00Z`));
const formatStep = ({ hiringStep }: HiringInProgress) =>
  `${HIRING_STEPS[hiringStep].label} (${hiringProgress(hiringStep, 'dashboardPercent')}%)`;

function totals({ totalCandidates, candidatesInHiringProcess, candidatesHired }: HiringSummary) {
  const rate = totalCandidates ? Math.round((candidatesHired / totalCandidates) * 100) : 0;
  return [
    { label: 'Total de candidatos', value: String(totalCandidates) },
    { label: 'Em processo', value: String(candidatesInHiringProcess) },
    { label: 'Contratados', value: String(candidatesHired) },
    { label: 'Taxa de conversão', value: `${rate}%` },
  ];
}

/** The figures of the hiring dashboard, with all data in an attached spreadsheet. */
export function hiringReport({ firstName, at, dashboardUrl, ...figures }: Report) {
  const { summary, stages, months, processes } = figures;
  const more = processes.length - MAX_LISTED_PROCESSES;
  const email = renderEmail({
    subject: `Relatório de contratações — ${formatShortDay(at)}`,
    preview: 'Totais, etapas, contratações por mês e processos em andamento.',
    heading: greeting(firstName),
    paragraphs: [
      `Este é o relatório de contratações que você pediu, com os números de ${formatDateTime(at)} (horário de Brasília). A planilha em anexo traz todos os dados.`,
    ],
    details: totals(summary),
    sections: [
      {
        title: 'Distribuição por etapa',
        rows: orNone(stages.map(({ label, candidates }) => ({ label, value: String(candidates) }))),
      },
      {
        title: 'Contratações por mês',
        rows: orNone(months.map(({ month, hires }) => ({ label: formatMonth(month), value: String(hires) }))),
      },
      {
        title: 'Processos em andamento',
        rows: orNone([
          ...processes.slice(0, MAX_LISTED_PROCESSES).map((process) => ({
            label: process.name,
            value: `${process.position}\n${formatStep(process)}`,
          })),
          ...(more > 0 ? [{ label: 'Outros', value: `${more} na planilha` }] : []),
        ]),
      },
    ],
    action: { label: 'Abrir o dashboard', url: dashboardUrl },
    footer: FOOTERS.report,
  });
  return { ...email, attachments: [spreadsheet(figures, at)] };
}

/** A title without a row would look like a mistake. */
const orNone = (rows: Array<{ label: string; value: string }>) =>
  rows.length ? rows : [{ label: 'Nenhum registro', value: '–' }];

const printableCell = (value: string | number): string | number =>
  typeof value === 'string' ? printable(value) : value;

/** CSV for Excel in Portuguese: UTF-8 with a byte order mark, `;` as separator, formulas escaped. */
function spreadsheet({ summary, stages, months, processes }: HiringFigures, at: Date) {
  const rows = [
    ['Seção', 'Item', 'Vaga', 'Valor', 'Última atualização'],
    ...totals(summary).map(({ label, value }) => ['Totais', label, '', value, '']),
    ...stages.map(({ label, candidates }) => ['Distribuição por etapa', label, '', candidates, '']),
    ...months.map(({ month, hires }) => ['Contratações por mês', formatMonth(month), '', hires, '']),
    ...processes.map((process) => [
      'Processos em andamento',
      process.name,
      process.position,
      formatStep(process),
      formatShortDay(new Date(process.lastUpdateDate)),
    ]),
  ];
  return {
    filename: `contratacoes-${businessDayOf(at)}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: stringify(
      rows.map((cells) => cells.map(printableCell)),
      {
        bom: true,
        delimiter: ';',
        escape_formulas: true,
        record_delimiter: 'windows',
        quoted_match: /[\r\n]/,
      },
    ),
  };
}
