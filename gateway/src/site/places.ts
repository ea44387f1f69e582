interface Listed {
  /** The same for every address that shows the same. */
  key: string;
  /** Under which it wants to be found. */
  canonical: string;
}

/** What the site has at an address, as far as the gateway has to know. */
export type Place =
  | (Listed & { kind: 'home' | 'jobs' | 'text' | 'form' })
  | (Listed & { kind: 'job' | 'application'; id: number })
  /** The site's own business, or nobody's. */
  | { kind: 'other' };

const JOB = /^\/vagas\/([^/]+)$/;
const ID = /^[1-9]\d{0,9}$/;
/** Largest id of the database. */
const MAX_ID = 2_147_483_647;
/** The id of no job: what is no number of one names none. */
export const NOBODY = 0;
const LISTED: Record<string, Place> = {
  '/': { kind: 'home', key: '/', canonical: '/' },
  '/vagas': { kind: 'jobs', key: '/vagas', canonical: '/vagas' },
  '/jobs': { kind: 'jobs', key: '/vagas', canonical: '/vagas' },
  '/privacidade': { kind: 'text', key: '/privacidade', canonical: '/privacidade' },
  '/candidatura': { kind: 'form', key: '/candidatura', canonical: '/candidatura' },
  '/apply': { kind: 'form', key: '/candidatura', canonical: '/candidatura' },
};

/** As the site's router reads it: neither case nor a slash at the end matter. @param url path and query */
export function placeOf(url: string): Place {
  const [path = '/', query] = url.split('?', 2);
  const plain = (path.length > 1 ? path.replace(/\/$/, '') : path).toLowerCase();
  const listed = Object.hasOwn(LISTED, plain) ? LISTED[plain] : undefined;
  if (listed?.kind === 'form') return applicationTo(new URLSearchParams(query).get('jobId')) ?? listed;
  if (listed) return listed;
  const named = JOB.exec(plain)?.[1];
  if (named === undefined) return { kind: 'other' };
  const id = idOf(named);
  return { kind: 'job', key: `/vagas/${id}`, canonical: `/vagas/${id}`, id };
}

/** The form for one job: what people share, and previews are made of. Search engines find the job itself. */
function applicationTo(named: string | null): Place | undefined {
  const id = idOf(named ?? '');
  if (id === NOBODY) return undefined;
  return { kind: 'application', key: `/candidatura?jobId=${id}`, canonical: '/candidatura', id };
}

const idOf = (named: string): number => (ID.test(named) && Number(named) <= MAX_ID ? Number(named) : NOBODY);
