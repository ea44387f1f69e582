import { screen, within } from '@testing-library/react';
import { PREVIEW_DECISION } from '../domain/candidates/decision-queries';
import { PREVIEW_REJECTION, REJECTION_REASONS } from '../domain/candidates/rejection-queries';
import { RESPONSE_SETTINGS } from '../domain/candidates/response-settings';
import { SET_STATUS } from '../domain/candidates/status-mutations';
import { INTERVIEWS_CANCELLED_BY } from '../domain/interviews/cancelled-interviews';
import { JOB_TITLES } from '../domain/jobs/jobs-query';
import {
  CANDIDATE,
  CANDIDATE_IDS,
  CANDIDATE_TOTALS,
  CANDIDATES,
  SET_SCORE,
  WAITING_TOTALS,
} from '../features/candidates/candidates-queries';
import DashboardPage from '../features/candidates/dashboard.page';
import { CANDIDATE_NAMES } from '../features/candidates/detail/use-people';
import { SAVED_VIEWS } from '../features/candidates/saved-views/saved-views-queries';
import type { CandidateStatus } from '../generated/graphql';
import { candidateDetail, candidatePage, waitingTotals } from './fixtures/candidates';
import { decisionPreviewOf } from './fixtures/decisions';
import { REASONS, previewsOf } from './fixtures/rejections';
import { ADMIN, gateway, renderScreen } from './render-screen';

interface ServedCandidate {
  status: CandidateStatus;
  score: number;
  scoredAt: string | null;
  waitingSince: string | null;
}

/** The list of candidates with one candidate, Ana, as the server has her; what is returned changes with her status and score. */
export function serveCandidate(): ServedCandidate {
  const stored: ServedCandidate = { status: 'new', score: 0, scoredAt: null, waitingSince: null };
  gateway.reply(CANDIDATE_TOTALS, {
    candidateCounts: { total: 1, approved: 0 },
    interviewCounts: { scheduled: 0 },
  });
  gateway.reply(WAITING_TOTALS, waitingTotals(1, 0));
  gateway.reply(SAVED_VIEWS, { savedViews: [] });
  gateway.reply(JOB_TITLES, { jobs: [] });
  gateway.reply(CANDIDATE_IDS, { candidateIds: [1] });
  gateway.reply(CANDIDATES, () => {
    const page = candidatePage(1, 1);
    Object.assign(page.candidates.candidates[0]!, stored);
    return page;
  });
  gateway.reply(CANDIDATE_NAMES, candidatePage(1, 1));
  gateway.reply(CANDIDATE, ({ id }) => ({ candidate: candidateDetail(id, stored) }));
  gateway.reply(INTERVIEWS_CANCELLED_BY, { interviewsCancelledBy: [] });
  gateway.reply(RESPONSE_SETTINGS, { responseSettings: { overdueDays: 15, sendDigest: true, version: 'a' } });
  gateway.reply(REJECTION_REASONS, { rejectionReasons: REASONS });
  gateway.reply(PREVIEW_REJECTION, ({ input }) => ({ previewRejection: previewsOf(input) }));
  gateway.reply(PREVIEW_DECISION, ({ input }) => decisionPreviewOf(input));
  gateway.reply(SET_STATUS, ({ id, status }) => {
    stored.status = status;
    return { setCandidateStatus: { id, status } };
  });
  gateway.reply(SET_SCORE, ({ id, score }) => {
    Object.assign(stored, { score, scoredAt: '2026-11-20T12:00:00.000Z' });
    return { setCandidateScore: { id, score, scoredAt: stored.scoredAt } };
  });
  return stored;
}

/** The page of candidates with the detail of Ana. `section`: of its address. */
export const renderDetail = async (section = '') => {
  const rendered = await renderScreen(<DashboardPage />, {
    address: `/dashboard?candidato=1&secao=${section}`,
    session: ADMIN,
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Ana Teste 1' }));
  return { ...rendered, dialog };
};
