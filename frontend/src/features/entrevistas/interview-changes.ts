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
      id
      interviewDate
      confirmedBy
      confirmedAt
    }
  }
`);

export const SET_INTERVIEW_STATUS = graphql(`
  mutation SetInterviewStatus($id: ID!, $status: InterviewStatus!, $feedback: String) {
    setInterviewStatus(id: $id, status: $status, feedback: $feedback) {
      id
      status
      feedback
    }
  }
`);

export const APPROVE = graphql(`
  mutation ApproveCandidate($id: Int!) {
    approveCandidate(id: $id) {
      id
      status
      approvedDate
    }
  }
`);
