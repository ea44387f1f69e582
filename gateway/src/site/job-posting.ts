import type { JobType, JobView } from '@araucaria/contracts';
import { escapeHtml } from './page-document.js';

const COMPANY = 'Araucária Software';

/** Our kinds of hiring in the words of schema.org. Where one names a place of work, the page says 'Tempo integral'. */
const EMPLOYMENT: Record<JobType, string> = {
  CLT: 'FULL_TIME',
  PJ: 'CONTRACTOR',
  Remoto: 'FULL_TIME',
  Hibrido: 'FULL_TIME',
  Estagio: 'INTERN',
  Temporario: 'TEMPORARY',
};

/** Places that are no town. */
const NO_TOWN = /^(remoto|a distância|home office|brasil|todo o brasil|qualquer lugar)( \(.*\))?$/i;

/** The vacancy as search engines read it: schema.org `JobPosting`. It says what the page says, and nothing more. */
export function jobPosting(job: JobView, site: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionOf(job),
    identifier: { '@type': 'PropertyValue', name: COMPANY, value: String(job.id) },
    datePosted: job.createdAt,
    employmentType: EMPLOYMENT[job.type],
    hiringOrganization: {
      '@type': 'Organization',
      name: COMPANY,
      sameAs: site,
      logo: `${site}/logo.png`,
    },
    url: `${site}/vagas/${job.id}`,
    directApply: true,
    industry: 'Software',
    occupationalCategory: job.department,
    ...(job.type === 'Remoto'
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: 'Brasil' },
        }
      : { jobLocation: { '@type': 'Place', address: addressOf(job.location) } }),
    ...(job.benefits && { jobBenefits: job.benefits }),
    ...salaryOf(job),
  };
}

/** 'Curitiba, PR' and 'Curitiba - PR': a town and its state. */
function addressOf(location: string): object {
  const [town = '', state] = location.split(/,| - |\//).map((part) => part.trim());
  return {
    '@type': 'PostalAddress',
    ...(town && !NO_TOWN.test(town) && { addressLocality: town }),
    ...(state && { addressRegion: state }),
    addressCountry: 'BR',
  };
}

/** As HTML, which search engines ask for; the lists of the page are lists here too. */
export function descriptionOf({ description, requirements, benefits }: JobView): string {
  const paragraphs = description
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`);
  return [...paragraphs, listOf('Requisitos', requirements), listOf('Benefícios', benefits)].join('');
}

/** A comma inside a number ('R$ 1,5') does not part. */
function listOf(title: string, text: string | null): string {
  const items = (text ?? '')
    .split(/,(?!\d)/)
    .map((item) => item.trim())
    .filter(Boolean);
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
