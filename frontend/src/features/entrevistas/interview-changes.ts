import { graphql } from '../../generated';

export const SCHEDULE = graphql(`
  mutation ScheduleInterview($input: ScheduleInterviewInput!) {
    scheduleInterview(input: $input) {
      id
      interviewDate
    }
  }
`);

export const RESCHEDULE = graphql(`
  mutation RescheduleInterview($id: ID!, $interviewDate: String!) {
    rescheduleInterview(id: $id, interviewDate: $interviewDate) {
      __typename
      id
      interviewDate
      confirmedBy
      confirmedAt
      rescheduleRequestedAt
    }
  }
`);

export const SET_INTERVIEW_STATUS = graphql(`
  mutation SetInterviewStatus($id: ID!, $status: InterviewStatus!, $feedback: String) {
    setInterviewStatus(id: $id, status: $status, feedback: $feedback) {
      __typename
      id
      status
      feedback
    }
  }
`);

export const APPROVE = graphql(`
  mutation ApproveCandidate($id: Int!, $changeId: ID) {
    approveCandidate(id: $id, changeId: $changeId) {
      __typename
      id
      status
    }
  }
`);
