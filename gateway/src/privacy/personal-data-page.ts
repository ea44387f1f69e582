import { COMPANY_NAME, escapeHtml, formatDay } from '@araucaria/contracts';
import {
  ACCESS_FIELDS,
  CANDIDATE_FIELDS,
  DELIVERY_FIELDS,
  DRAFT_FIELDS,
  EDUCATION_FIELDS,
  EXPERIENCE_FIELDS,
  HISTORY_FIELDS,
  INTERVIEW_FIELDS,
  JOB_ALERT_FIELDS,
  NEW_RESUME_FIELDS,
  READ_LANGUAGE_FIELDS,
  READ_SKILL_FIELDS,
  shownCandidate,
} from './personal-data-fields.js';
import type { Fields } from './personal-data-formats.js';
import {
  BONUS_ENTRY_FIELDS,
  BONUS_FIELDS,
  REFERRAL_FIELDS,
  USER_FIELDS,
  type BonusRecord,
} from './referrer-data-fields.js';
import type { SubjectExport } from './subject-requests.service.js';

/** Printed too: no colours carry meaning, and a record is not split between pages. */
const STYLE = `
  body { font: 16px/1.5 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; color: #1f2a27; max-width: 800px; margin: 32px auto; padding: 0 16px; }
  h1 { font-size: 26px; } h2 { font-size: 20px; margin-top: 32px; border-bottom: 1px solid #cfd8d3; }
  dl { display: grid; grid-template-columns: minmax(140px, 30%) 1fr; gap: 4px 16px; break-inside: avoid; margin: 16px 0; }
  dt { color: #5b6864; } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
`;

/**
 * Everything that is stored about a person, as one HTML document in Portuguese that needs no other file: it can be read,
 * printed, and sent to the person. It contains no script.
 * @param on day of the export, `YYYY-MM-DD`
 */
export function personalDataPage({ email, applications, referrer }: SubjectExport, on: string): string {
  const sections = [
    ...applications.flatMap((application) => [
      section('Candidatura', [shownCandidate(application.candidate)], CANDIDATE_FIELDS),
      section('Experiências', application.experiences, EXPERIENCE_FIELDS),
      section('Formação', application.education, EDUCATION_FIELDS),
      section('Idiomas lidos do currículo', application.resumeLanguages ?? [], READ_LANGUAGE_FIELDS),
      section('Conhecimentos lidos do currículo', application.resumeSkills ?? [], READ_SKILL_FIELDS),
      section('Entrevistas', application.interviews, INTERVIEW_FIELDS),
      section('Histórico da candidatura', application.history, HISTORY_FIELDS),
      section<BonusRecord>('Indicação recebida', application.referralApplications, BONUS_FIELDS),
      section('Mensagens', application.deliveries, DELIVERY_FIELDS),
      section('Acessos ao currículo', application.resumeAccesses, ACCESS_FIELDS),
      resumeSection(application.resume),
    ]),
    // Each application has all records of the person.
    section('Candidaturas não confirmadas', applications[0]?.drafts ?? [], DRAFT_FIELDS),
    section('Currículos enviados em Minha candidatura', applications[0]?.newResumes ?? [], NEW_RESUME_FIELDS),
    section('Alertas de vagas', applications[0]?.jobAlerts ?? [], JOB_ALERT_FIELDS),
    ...(referrer
      ? [
          section('Conta na área da equipe', referrer.users, USER_FIELDS),
          section('Links de indicação', referrer.referrals, REFERRAL_FIELDS),
          section('Candidaturas por indicação', referrer.applications, BONUS_FIELDS),
          section('Registros de bonificação', referrer.bonusEntries, BONUS_ENTRY_FIELDS),
          mentionsSection(referrer.candidateApplicationsThatStateThisReferrer),
        ]
      : []),
  ].join('');
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Dados pessoais de ${escapeHtml(email)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Dados pessoais</h1>
<p>Dados que a ${COMPANY_NAME} guarda ligados ao e-mail ${escapeHtml(email)}, em ${formatDay(on)} (LGPD, art. 18 e 19).</p>
${sections || '<p>Nenhum dado encontrado.</p>'}
</main>
</body>
</html>
`;
}

function section<R extends object>(title: string, records: readonly R[], fields: Fields<NoInfer<R>>): string {
  if (!records.length) return '';
  return `<section><h2>${title}</h2>${records.map((record) => list(record, fields)).join('')}</section>\n`;
}

function list<R extends object>(record: R, fields: Fields<R>): string {
  const rows = (Object.keys(fields) as Array<keyof R>).flatMap((name) => {
    const field = fields[name];
    const value = record[name];
    if (!field || value === null || value === undefined) return [];
    const [label, format = plain] = field;
    const text = format(value);
    return text ? [`<dt>${label}</dt><dd>${escapeHtml(text)}</dd>`] : [];
  });
  return `<dl>${rows.join('')}</dl>`;
}

function plain(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}

/** The file itself, as a link that saves it. */
function resumeSection(resume: SubjectExport['applications'][number]['resume']): string {
  if (!resume) return '';
  const name = escapeHtml(resume.filename ?? 'curriculo.pdf');
  const source = `data:${escapeHtml(resume.contentType)};base64,${resume.base64}`;
  return `<section><h2>Currículo</h2><p><a download="${name}" href="${source}">${name}</a></p></section>\n`;
}

function mentionsSection(mentions: number): string {
  if (!mentions) return '';
  return `<section><h2>Menções</h2><p>Candidaturas de outras pessoas que citam você como quem indicou: ${mentions}.</p></section>\n`;
}
