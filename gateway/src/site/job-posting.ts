import {
  COMPANY_NAME,
  commaList,
  escapeHtml,
  withoutAccents,
  type JobType,
  type JobView,
} from '@araucaria/contracts';
import { businessDayEnd } from '@araucaria/platform';
import { descriptionHtml } from '../jobs/job-description.js';
import { postalAddresses } from './postal-addresses.js';

/** Our job types in the vocabulary of schema.org. For types that name a place of work, the page says 'Tempo integral'. */
const EMPLOYMENT: Record<JobType, string> = {
  CLT: 'FULL_TIME',
  PJ: 'CONTRACTOR',
  Remoto: 'FULL_TIME',
  Hibrido: 'FULL_TIME',
  Estagio: 'INTERN',
  Temporario: 'TEMPORARY',
};

const REMOTE = /\b(remot[oa]|home[ -]?office|teletrabalho|a distancia|anywhere)\b/;
/** Excludes work that is remote on some days only, or not at all. */
const PARTLY = /hibrid|parcial|presencial|\bdias?\b|semana|\d ?x\b|\b(nao|sem)\b/;
/** In a title 'remoto' may be part of a term ('Sensoriamento Remoto'). It counts only when separated by punctuation. */
const REMOTE_IN_TITLE = /(^|[([|–—/-]\s*)(100% |pj |clt )?(remot[oa]|home[ -]?office)\s*([)\]|–—/-]|$)/;
/** Only the types 'Remoto' and 'Hibrido' state the place of work. For the others, location and title are searched. */
function isRemote({ type, location, title }: JobView): boolean {
  if (type === 'Remoto') return true;
  if (type === 'Hibrido') return false;
  const [place, name] = [withoutAccents(location), withoutAccents(title)];
  if (PARTLY.test(place)) return false;
  return REMOTE.test(place) || REMOTE_IN_TITLE.test(name);
}

/** The job as a schema.org `JobPosting`, with the same content as its page. */
export function jobPosting(job: JobView, site: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionOf(job),
    identifier: { '@type': 'PropertyValue', name: COMPANY_NAME, value: String(job.id) },
    datePosted: job.createdAt,
    ...(job.closesOn && { validThrough: businessDayEnd(job.closesOn) }),
    employmentType: EMPLOYMENT[job.type],
    hiringOrganization: {
      '@type': 'Organization',
      name: COMPANY_NAME,
      sameAs: site,
      logo: `${site}/logo.png`,
    },
    url: `${site}/vagas/${job.id}`,
    directApply: true,
    industry: 'Software',
    occupationalCategory: job.department,
    ...placeOf(job),
    ...(job.benefits && { jobBenefits: job.benefits }),
    ...salaryOf(job),
  };
}

/** The places of work: anywhere in Brazil, one or more addresses, or both. */
function placeOf(job: JobView): object {
  const addresses = postalAddresses(job.location);
  const places = addresses.map((address) => ({ '@type': 'Place', address }));
  const jobLocation = places.length > 1 ? places : places[0];
  if (!isRemote(job)) return { jobLocation };
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'Brasil' },
    // A job of the type 'Remoto' has no place of work, even if its location names the town of the office.
    ...(job.type !== 'Remoto' && addresses.some((address) => address.addressLocality) && { jobLocation }),
  };
}

/** The description as HTML, which search engines require, with requirements and benefits as lists. */
export function descriptionOf({ description, requirements, benefits }: JobView): string {
  return [
    descriptionHtml(description),
    listOf('Requisitos', requirements),
    listOf('Benefícios', benefits),
  ].join('');
}

function listOf(title: string, text: string | null): string {
  const items = commaList(text);
  if (items.length === 0) return '';
  return `<p><strong>${title}</strong></p><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}

function salaryOf({ salaryMin, salaryMax }: JobView): object {
  if (salaryMin === null && salaryMax === null) return {};
  const value = {
    '@type': 'QuantitativeValue',
    unitText: 'MONTH',
    ...(salaryMin === salaryMax
      ? { value: salaryMin }
      : {
          ...(salaryMin !== null && { minValue: salaryMin }),
          ...(salaryMax !== null && { maxValue: salaryMax }),
        }),
  };
  return { baseSalary: { '@type': 'MonetaryAmount', currency: 'BRL', value } };
}
