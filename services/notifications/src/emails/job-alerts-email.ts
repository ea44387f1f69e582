import { FOOTERS } from './footers.js';
import { greeting } from './greeting.js';
import { renderEmail } from './layout.js';

interface JobAlertsMail {
  firstName: string;
  jobs: Array<{ title: string; department: string; location: string; url: string }>;
  jobsUrl: string;
  /** 'Minha candidatura'. */
  areaUrl: string;
  unsubscribeUrl: string;
}

/** The jobs of a day that match the alerts of a person, who may have applied to another. */
export const jobAlerts = ({ firstName, jobs, jobsUrl, areaUrl, unsubscribeUrl }: JobAlertsMail) =>
  renderEmail({
    subject: jobs.length === 1 ? `Nova vaga: ${jobs[0]?.title}` : `${jobs.length} novas vagas para você`,
    preview: jobs.map(({ title }) => title).join(', '),
    heading: greeting(firstName),
    paragraphs: [
      jobs.length === 1
        ? 'Abrimos uma vaga que combina com os seus alertas:'
        : 'Abrimos vagas que combinam com os seus alertas:',
    ],
    links: jobs.map(({ title, department, location, url }) => ({
      label: title,
      note: `${department}, ${location}`,
      url,
    })),
    action: { label: 'Ver todas as vagas', url: jobsUrl },
    footer: FOOTERS.jobAlerts,
    footerLink: { label: 'Mudar os alertas em Minha candidatura', url: areaUrl },
    unsubscribe: { label: 'Cancelar os alertas de vagas', url: unsubscribeUrl },
  });
