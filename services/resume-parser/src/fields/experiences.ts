import { fold, startsWithBullet, withoutBullet } from '../lexicon/characters.js';
import { median } from '../layout/fragments.js';
import { periodIn, withoutPeriod } from '../lexicon/period.js';
import type { ResumeExperience } from '../resume.js';
import { linesIn, type ResumeDocument } from '../layout/resume-document.js';
import type { ZonedLine } from '../layout/sections.js';

const LABELLED =
  /^(empresa|empregador|company|employer|cargo|fun[çc][ãa]o|position|role|title|per[íi]odo|period|atividades|principais atividades|atribui[çc][õo]es)\s*:\s*(.*)$/i;
const TITLE_LABEL = /^(?:empresa|empregador|company|employer|cargo|fun[çc][ãa]o|position|role)\s*:/i;
const ROLE =
  /\b(?:analista|assistente|auxiliar|atendente|advogad|administrador|arquitet|assessor|ajudante|aprendiz|balconista|bibliotec|caixa|cientista|consultor|contador|coordenador|corretor|cozinheir|cuidador|designer|desenvolvedor|diretor|docente|editor|educador|eletricista|encarregad|enfermeir|engenheir|estagi|farmaceutic|fisioterap|garcom|gerente|gestor|instrutor|jornalista|lider|mecanic|medic|monitor|motorista|nutricionista|operador|pedagog|pedreir|pesquisador|porteiro|professor|programador|promotor|psicolog|recepcionista|redator|repositor|representante|secretari|soci[oa]|soldador|supervisor|tecnic|trainee|tradutor|vendedor|veterinari|vigilante|engineer|developer|manager|director|analyst|assistant|specialist|intern|lead|head|architect|scientist|researcher|teacher|nurse|officer|president|founder|ceo|cto|associate|technician|coordinator|fellow|editor|writer|partner|arquitet|costureir|extensionista|bolsista|plantonista|comprador|conferente|caminhoneir|cabeleireir|supervisor|chef|subchefe)\w*/;
const COMPANY =
  /\b(?:ltda|s\.a|s\/a|sa|eireli|inc|llc|ltd|corp|gmbh|company|grupo|hospital|clinica|banco|prefeitura|camara|colegio|escola|universidade|university|instituto|construtora|supermercado|mercado|loja|lojas|restaurante|agencia|associacao|ong|industria|transportadora|laboratorio|labs?|consultoria|sistemas|software|tecnologia)\b/;
const PLACE =
  /^\p{Lu}[\p{L}. '-]{2,30}(?:,\s*|\s+-\s+|\/)(?:\p{Lu}{2}|\p{Lu}[\p{L}. ]{3,24})$|^(?:[Rr]emot[oe]|[Hh][íi]brid[oa]?)$/u;
const NO_TITLE =
  /^(?:de|até|a|per[íi]odo|empresa|fun[çc][ãa]o|cargo|company|position|\(?\d+\s+(?:anos?|m[eê]s(?:es)?|years?|yrs?|months?|mos?)\b.*)$/i;
/** 'Em 2003 fui arquiteta da Fundarpe': what somebody was, and where. */
const TOLD =
  /\b(?:como|fui|sou|era|was|am|as)\s+(?:an?\s+|uma?\s+)?(\p{Ll}[\p{L} -]{3,50}?)\s+(?:n[ao]s?|d[ao]s?|em|pel[ao]|at|for)\s+(\p{Lu}[\p{L}.&'-]*(?:\s+(?:d[aeo]s?|e|&|\p{Lu}[\p{L}.&'-]*))*)/u;
/** 'Gerente Comercial: carteira de 140 produtores'. */
const LEADING_ROLE = /^([^:.;]{3,50}):\s/;
const ACTIVITIES = /^(?:principais )?atividades\s*:\s*/i;
const MAX = 20;

/** The jobs of the experience section: each period is one, with the titles above, beside and below it. */
export function findExperiences(document: ResumeDocument): ResumeExperience[] {
  const lines = linesIn(document, 'experience');
  const starts = lines.flatMap((line, index) => (isStart(line) ? [index] : [])).slice(0, MAX);
  const above = titlesAbove(lines, starts);
  const jobs = starts.map((start, position) => {
    const from = Math.max(start - above, (starts[position - 1] ?? -1) + 1);
    const nextStart = starts[position + 1];
    return experienceAt(
      lines,
      from,
      start,
      nextStart === undefined ? lines.length : Math.max(start + 1, nextStart - above),
    );
  });
  return jobs.filter((job) => job.position !== '' || job.company !== '');
}

function isStart(line: ZonedLine): boolean {
  const period = periodIn(line.text);
  return (
    period !== undefined &&
    period.start !== '' &&
    line.text.length < 170 &&
    !(startsWithBullet(line.text) && line.text.length > 120)
  );
}

/** How many title lines stand above a period: what the first job shows holds for all, as one layout prints them. */
function titlesAbove(lines: ZonedLine[], starts: number[]): number {
  const [first = 0] = starts;
  if (first === 0) return 0;
  if (first <= 3) return lines.slice(0, first).every((line) => isTitle(line, lines)) ? first : 0;
  // Something else opens the section: what most of the jobs show.
  const counts = starts
    .map((start) => [1, 2, 3].find((step) => !isTitle(lines[start - step], lines)) ?? 3)
    .map((step) => step - 1);
  return median(counts);
}

/** Short, at the left margin, no sentence and no list item. */
function isTitle(line: ZonedLine | undefined, lines: ZonedLine[]): line is ZonedLine {
  if (
    !line ||
    line.text.length > 90 ||
    startsWithBullet(line.text) ||
    /[.;]$/.test(line.text.replace(/\b(?:S\.?A|Ltda|Inc|Cia|Co|Corp|Ltd|Jr|Sr)\.$/i, '')) ||
    periodIn(line.text)?.start
  )
    return false;
  if (LABELLED.test(line.text)) return true;
  const margin = Math.min(...lines.filter((other) => other.block === line.block).map((other) => other.x0));
  return line.x0 < margin + 4 && /^[\p{Lu}\d"“]/u.test(line.text.trim());
}

function experienceAt(lines: ZonedLine[], from: number, start: number, end: number): ResumeExperience {
  const period = periodIn(lines[start]?.text ?? '');
  const titles = lines.slice(from, start).flatMap((line) => partsOf(line.text));
  titles.push(...partsOf(withoutPeriod(withoutBullet(lines[start]?.text ?? ''))));
  let next = start + 1;
  while (next < end && next < start + 3 && isTitle(lines[next], lines)) {
    const text = lines[next]?.text ?? '';
    if (titles.length > 1 && !TITLE_LABEL.test(text)) break;
    if (LEADING_ROLE.test(withoutBullet(text)) && !LABELLED.test(withoutBullet(text))) break;
    titles.push(...partsOf(text));
    next += 1;
  }
  const told = TOLD.exec(lines[start]?.text ?? '');
  if (told?.[1] && told[2] && ROLE.test(fold(told[1])))
    titles.splice(0, titles.length, told[1], told[2].replace(/\.$/, ''));
  const role = LEADING_ROLE.exec(withoutBullet(lines[next]?.text ?? ''))?.[1];
  if (role && next < end && ROLE.test(fold(role)) && !titles.some((title) => ROLE.test(fold(title))))
    titles.splice(1, titles.length, role);
  const labelled = new Map<string, string>();
  for (const title of titles) {
    const match = LABELLED.exec(title);
    if (match?.[1]) labelled.set(fold(match[1]), match[2] ?? '');
  }
  const [position, company] = roleAndCompany(titles.filter((title) => !LABELLED.test(title)));
  return {
    position:
      labelled.get('cargo') ??
      labelled.get('funcao') ??
      labelled.get('position') ??
      labelled.get('role') ??
      position,
    company: labelled.get('empresa') ?? labelled.get('company') ?? labelled.get('empregador') ?? company,
    startDate: period?.start ?? '',
    endDate: period?.end ?? '',
    isCurrent: period?.isCurrent ?? false,
    description: lines
      .slice(next, end)
      .map((line) => withoutBullet(line.text).replace(ACTIVITIES, '').replace(/\s+/g, ' '))
      .join('\n')
      .slice(0, 2_000),
  };
}

/** 'Vendedora – Loja Sol, Serra/ES' → its parts, without the place, the duration and the head of a table. */
function partsOf(text: string): string[] {
  if (LABELLED.test(withoutBullet(text))) return [withoutBullet(text)];
  const isSmall = text === text.toLowerCase();
  return withoutBullet(text)
    .split(/\s+[-–—|•·]\s*|\s*[|•·–—]\s+|\s{3,}|,\s+(?=\p{Lu}\p{Ll})|\s+(?:na|no|at|@)\s+(?=\p{Lu})/u)
    .flatMap((part) =>
      part.split(/,\s+/).reduce<string[]>((parts, piece) => {
        // A trade after a comma is a part of its own in any letters.
        const isOwn = parts.length === 0 || isSmall || fold(piece).search(ROLE) === 0;
        return isOwn ? [...parts, piece] : [...parts.slice(0, -1), `${parts.at(-1) ?? ''}, ${piece}`];
      }, []),
    )
    .map((part) => part.replace(/^[\s(]+|[\s(:,;–-]+$/g, '').trim())
    .filter((part) => part.length > 1 && !PLACE.test(part) && !NO_TITLE.test(part));
}

function roleAndCompany(titles: string[]): [string, string] {
  const score = (title: string) => (ROLE.test(fold(title)) ? 2 : 0) - (COMPANY.test(fold(title)) ? 1 : 0);
  const [first = '', second = ''] = titles;
  if (second === '') return score(first) >= 0 ? [first, ''] : ['', first];
  return score(second) > score(first) ? [second, first] : [first, second];
}
