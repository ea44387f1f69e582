import type { JobType, JobView } from '@araucaria/contracts';

const COMPANY = 'Araucária Software';

/** Our kinds of hiring in the words of schema.org. */
const EMPLOYMENT: Record<JobType, string> = {
  CLT: 'FULL_TIME',
  PJ: 'CONTRACTOR',
  Remoto: 'FULL_TIME',
  Hibrido: 'FULL_TIME',
  Estagio: 'INTERN',
  Temporario: 'TEMPORARY',
};

const isRemote = ({ type, location }: JobView): boolean => type === 'Remoto' || /remoto/i.test(location);

/** The vacancy as search engines read it: schema.org `JobPosting`. */
export function jobPosting(job: JobView, site: string): object {
  const [city = '', state] = job.location.split(',').map((part) => part.trim());
  const country = { '@type': 'Country', name: 'BR' };
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionOf(job),
    identifier: { '@type': 'PropertyValue', name: COMPANY, value: String(job.id) },
    datePosted: job.createdAt.slice(0, 10),
    employmentType: EMPLOYMENT[job.type],
    hiringOrganization: { '@type': 'Organization', name: COMPANY, sameAs: site },
    url: `${site}/vagas/${job.id}`,
    directApply: true,
    industry: 'Software',
    occupationalCategory: job.department,
    ...(isRemote(job)
      ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: country }
      : {
          jobLocation: {
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              addressLocality: city,
              ...(state && { addressRegion: state }),
              addressCountry: 'BR',
            },
          },
        }),
    ...(job.benefits && { jobBenefits: job.benefits }),
    ...salaryOf(job),
  };
}

function descriptionOf({ description, requirements, benefits }: JobView): string {
  return [description, `Requisitos: ${requirements}`, benefits && `Benefícios: ${benefits}`]
    .filter(Boolean)
    .join('\n\n');
}

function salaryOf({ salaryMin, salaryMax }: JobView): object {
  if (salaryMin === null && salaryMax === null) return {};
  const value = {
    '@type': 'QuantitativeValue',
    unitText: 'MONTH',
    ...(salaryMin !== null && { minValue: salaryMin }),
    ...(salaryMax !== null && { maxValue: salaryMax }),
  };
  return { baseSalary: { '@type': 'MonetaryAmount', currency: 'BRL', value } };
}
