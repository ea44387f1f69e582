import { screen } from '@testing-library/react';
import { RESPONSE_SETTINGS } from '../domain/candidates/response-settings';
import { JOB_TITLES } from '../domain/jobs/jobs-query';
import {
  CANDIDATE,
  CANDIDATE_IDS,
  CANDIDATE_TOTALS,
  CANDIDATES,
  WAITING_TOTALS,
} from '../features/candidates/candidates-queries';
import DashboardPage from '../features/candidates/dashboard.page';
import { CANDIDATE_NAMES } from '../features/candidates/detail/use-people';
import { SAVED_VIEWS } from '../features/candidates/saved-views/saved-views-queries';
import { candidateDetail, candidatePage, waitingTotals } from './fixtures/candidates';
import { ADMIN, gateway, renderScreen } from './render-screen';

export const renderDashboard = (address = '/dashboard') =>
  renderScreen(<DashboardPage />, { address, session: ADMIN });
/** The parameters of the address. */
export const query = () => Object.fromEntries(new URLSearchParams(window.location.search));
export const openButton = (id: number) => screen.findByLabelText(`Ver detalhes de Ana Teste ${id}`);
export const dialog = () => screen.findByRole('dialog');

/** So many candidates, of whom none is found by the word 'ninguém', before each test of the file. */
export function serveDashboard(total: number): void {
  beforeEach(() => {
    gateway.reply(CANDIDATE_TOTALS, {
      candidateCounts: { total, approved: 3 },
      interviewCounts: { scheduled: 2 },
    });
    gateway.reply(WAITING_TOTALS, waitingTotals(4, 0));
    gateway.reply(SAVED_VIEWS, { savedViews: [] });
    gateway.reply(JOB_TITLES, { jobs: [] });
    gateway.reply(RESPONSE_SETTINGS, {
      responseSettings: { overdueDays: 15, sendDigest: true, version: 'a' },
    });
    gateway.reply(CANDIDATES, ({ page, filter }) =>
      candidatePage(page ?? 1, filter?.search === 'ninguém' ? 0 : total),
    );
    gateway.reply(CANDIDATE_NAMES, candidatePage(1, total));
    gateway.reply(CANDIDATE_IDS, { candidateIds: Array.from({ length: total }, (_, index) => index + 1) });
    gateway.reply(CANDIDATE, ({ id }) => ({ candidate: candidateDetail(id) }));
  });
}
