import type { JobView } from '@araucaria/contracts';
import { Visitor } from '@araucaria/testing';

export const jobInput = {
  title: 'Pessoa </script><b>Desenvolvedora</b>',
  department: 'Engenharia',
  location: 'Curitiba, PR',
  type: 'PJ',
  description: 'Primeiro parágrafo & mais.\n\nSegundo parágrafo.',
  requirements: 'TypeScript, R$ 1,5 milhão em vendas',
  salaryMin: 9000,
};

export const servedPage = (url: string, path: string) => new Visitor(url).get<string>(path);

/** The description of a job for search engines. */
export const posting = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as Record<
    string,
    unknown
  > | null;

/** Results of queries that the browser need not fetch. */
export const answers = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="respostas">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}',
  ) as Record<string, { preview?: { figures: { open: number }; page: { jobs: JobView[]; total: number } } }>;

export const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

export const selectedJob = (html: string) =>
  /<select[^>]*name="jobId"[^>]*>.*?<option value="([^"]*)" selected/s.exec(html)?.[1];
