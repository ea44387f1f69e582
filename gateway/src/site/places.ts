import { lookup, JOB_MAX_CHARS, MAX_INT4 } from '@araucaria/contracts';

interface KnownPlace {
  /** Cache key: the same for all addresses that show the same page. */
  key: string;
  /** The path that search engines should use. */
  canonical: string;
}

/** The page of the site at an address, as far as the gateway needs to know it. */
export type Place =
  | (KnownPlace & { kind: 'home' | 'jobs' | 'text' | 'form' })
  | (KnownPlace & { kind: 'job' | 'application'; id: number })
  /** 'Minha candidatura' as visitors see it. `query`: the path with the parameter that names a notice. */
  | (KnownPlace & { kind: 'area'; query: string })
  /** A part of the list of jobs. `query`: the path with the parameters that name it. */
  | (KnownPlace & { kind: 'jobs'; query: string })
  /** A page that the gateway renders without data, or no page at all. */
  | { kind: 'other' };

const JOB_PATH = /^\/vagas\/([^/]+)$/;
const ID = /^[1-9]\d{0,9}$/;
/** A page of the list after the first one. */
const PAGE = /^(?!1$)[1-9]\d{0,5}$/;
/** Stands for an invalid id; no job has it. */
export const NO_JOB_ID = 0;
const PLACES: Record<string, Place> = {
  '/': { kind: 'home', key: '/', canonical: '/' },
  '/vagas': { kind: 'jobs', key: '/vagas', canonical: '/vagas' },
  '/jobs': { kind: 'jobs', key: '/vagas', canonical: '/vagas' },
  '/privacidade': { kind: 'text', key: '/privacidade', canonical: '/privacidade' },
  '/privacidade/pedido': { kind: 'text', key: '/privacidade/pedido', canonical: '/privacidade/pedido' },
  '/minha-candidatura': areaPage('/minha-candidatura'),
  '/candidatura': { kind: 'form', key: '/candidatura', canonical: '/candidatura' },
  '/apply': { kind: 'form', key: '/candidatura', canonical: '/candidatura' },
};

/** Ignores case and a trailing slash, as the router of the site does. @param url path and query */
export function placeOf(url: string): Place {
  const [path = '/', query] = url.split('?', 2);
  const normalized = (path.length > 1 ? path.replace(/\/$/, '') : path).toLowerCase();
  const place = lookup(PLACES, normalized);
  if (place?.kind === 'form') return applicationFor(new URLSearchParams(query).get('jobId')) ?? place;
  if (place?.kind === 'area') return closedLink(new URLSearchParams(query)) ?? place;
  if (place?.kind === 'jobs') return partOfList(new URLSearchParams(query)) ?? place;
  if (place) return place;
  const jobId = JOB_PATH.exec(normalized)?.[1];
  if (jobId === undefined) return { kind: 'other' };
  const id = parseId(jobId);
  return { kind: 'job', key: `/vagas/${id}`, canonical: `/vagas/${id}`, id };
}

function areaPage(query: string): Place {
  return { kind: 'area', key: query, canonical: '/minha-candidatura', query };
}

/** The visitor's page after a form without JavaScript sent a link that has ended. */
function closedLink(parameters: URLSearchParams): Place | undefined {
  return parameters.get('link') === 'encerrado' ? areaPage('/minha-candidatura?link=encerrado') : undefined;
}

/**
 * One page of the list, of all departments or of one, as the links without JavaScript name it. Search engines index the
 * pages of the whole list. Other parameters, such as the search, are for the browser.
 */
function partOfList(parameters: URLSearchParams): Place | undefined {
  const department = parameters.get('area') ?? '';
  const page = parameters.get('pagina') ?? '';
  const named = new URLSearchParams({
    ...(department && department.length <= JOB_MAX_CHARS.department && { area: department }),
    ...(PAGE.test(page) && { pagina: page }),
  });
  if (named.size === 0) return undefined;
  const query = `/vagas?${named.toString()}`;
  return { kind: 'jobs', key: query, canonical: named.has('area') ? '/vagas' : query, query };
}

/**
 * The form for one job, which people share with a preview. Search engines index the job's own page instead. Without a job, or with
 * the id 0, the form is for the talent bank; an invalid id is not, and the form asks for a choice.
 */
function applicationFor(jobId: string | null): Place | undefined {
  if (!jobId || jobId === '0') return undefined;
  const id = parseId(jobId);
  return { kind: 'application', key: `/candidatura?jobId=${id}`, canonical: '/candidatura', id };
}

const parseId = (text: string): number =>
  ID.test(text) && Number(text) <= MAX_INT4 ? Number(text) : NO_JOB_ID;
