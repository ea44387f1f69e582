import { pageGroup, pageRow } from './page-rows.ts';

/** As the page of interviews asks for its cards. */
const DOCUMENT = `query ($filter: InterviewFilter, $sort: InterviewSort, $limit: Int) {
  interviewPage(filter: $filter, sort: $sort, limit: $limit) {
    interviews {
      id interviewType interviewDate durationMinutes status notes feedback confirmedBy confirmedAt responseNote emailSent whatsappSent
      notificationOptions { sendEmail sendWhatsApp customMessage }
      interviewers { id username } candidate { id firstName lastName email phone status } job { id title isSystem }
    }
    pagination { currentPage totalInterviews }
  }
}`;

const LATEST = 'i.starts_at desc, i.id desc';

interface InterviewPage {
  interviewPage: { interviews: Array<{ id: string }>; pagination: { totalInterviews: number } };
}

export const group = pageGroup(
  {
    document: DOCUMENT,
    pageSize: 12,
    pageIn: ({ interviewPage: { interviews, pagination } }: InterviewPage) => ({
      ids: interviews.map(({ id }) => id),
      total: pagination.totalInterviews,
    }),
    columns: 'i.*, i.search_text, j.title',
    matching: `from interviews.interview i left join interviews.job_ref j on j.id = i.job_id where not i.is_hidden and`,
  },
  [
    pageRow(
      'interviews-first-page',
      'interviews, first page',
      { variables: { sort: 'date_DESC' }, where: 'true', orderBy: LATEST },
      { isFirst: true },
    ),
    pageRow('interviews-completed', 'completed interviews', {
      variables: { filter: { status: 'completed' }, sort: 'date_DESC' },
      where: `i.status = 'completed'`,
      orderBy: LATEST,
    }),
    pageRow('interviews-search', 'interviews, search, frequent word', {
      variables: { filter: { search: 'Silva' }, sort: 'date_DESC' },
      where: `(i.search_text like '%silva%' or j.title_key like '%silva%')`,
      orderBy: LATEST,
    }),
    pageRow('interviews-by-name', 'interviews, sorted by name', {
      variables: { sort: 'candidate_ASC' },
      where: 'true',
      orderBy: 'i.name_key, i.starts_at, i.id',
    }),
  ],
);
