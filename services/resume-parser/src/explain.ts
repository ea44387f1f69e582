import type { ParsedResume, ResumeFields, Evidence } from './resume.js';

const MAX_VALUE_LENGTH = 100;

/** Lists each value with its confidence, the line where it stands and the rules that chose it, for a person to read. */
export function explain(file: string, { fields, confidence, evidence, ...resume }: ParsedResume): string {
  const lines = (Object.keys(fields) as (keyof ResumeFields)[]).flatMap((field) =>
    fields[field] === ''
      ? [`${field}: nothing found`]
      : [
          `${field}: ${shortened(fields[field])} (confidence ${String(confidence[field])})`,
          ...evidenceLines(evidence.fields[field]),
        ],
  );
  const jobs = resume.experiences.flatMap(({ position, company }, index) => [
    `experience ${String(index + 1)}: ${position || '?'} at ${company || '?'}`,
    ...evidenceLines(evidence.experiences[index]),
  ]);
  const studies = resume.education.flatMap(({ degree, institution }, index) => [
    `education ${String(index + 1)}: ${degree || '?'} at ${institution || '?'}`,
    ...evidenceLines(evidence.education[index]),
  ]);
  const languages = resume.languages.map(
    ({ language, level, europeanLevel, page, line }) =>
      `language: ${[language, level, europeanLevel].filter(Boolean).join(' ')} (page ${String(page)}: ${shortened(line)})`,
  );
  const skills = resume.skills.map(({ text, name }) => `skill: ${text}${name ? ` (${name})` : ''}`);
  return [
    `${file} (${resume.kind}, ${resume.language})`,
    ...lines,
    ...jobs,
    ...studies,
    ...languages,
    ...skills,
  ].join('\n');
}

function evidenceLines(evidence: Evidence | undefined): string[] {
  if (!evidence) return [];
  const { page, line, rules } = evidence;
  const place = page === 0 ? 'behind a link' : `page ${String(page)}: ${shortened(line)}`;
  return [`  ${place}`, ...rules.map(({ rule, points }) => `  ${signed(points)}  ${rule}`)];
}

function signed(points: number): string {
  return `${points < 0 ? '-' : '+'}${Math.abs(points).toFixed(2)}`.padStart(7);
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > MAX_VALUE_LENGTH ? `${line.slice(0, MAX_VALUE_LENGTH)}…` : line;
}
