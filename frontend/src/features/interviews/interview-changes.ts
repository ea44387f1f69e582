import { graphql } from '../../generated';

export const SCHEDULE = graphql(`
  mutation ScheduleInterview($input: ScheduleInterviewInput!, $formKey: ID) {
    scheduleInterview(input: $input, formKey: $formKey) {
      id
      interviewDate
    }
  }
`);

export const RESCHEDULE = graphql(`
  mutation RescheduleInterview(
    $id: ID!
    $interviewDate: String!
    $durationMinutes: Int
    $customMessage: String
    $from: String
    $changeId: ID
  ) {
    rescheduleInterview(
      id: $id
      interviewDate: $interviewDate
      durationMinutes: $durationMinutes
      customMessage: $customMessage
      from: $from
      changeId: $changeId
    ) {
      id
      interviewDate
      durationMinutes
      confirmedBy
      confirmedAt
      rescheduleRequestedAt
      declinedAt
    }
  }
`);

export const SET_INTERVIEWERS = graphql(`
  mutation SetInterviewers($id: ID!, $interviewerIds: [Int!]!, $basedOn: [Int!]) {
    setInterviewers(id: $id, interviewerIds: $interviewerIds, basedOn: $basedOn) {
      id
      interviewers {
        ...StaffName
      }
    }
  }
`);

export const SET_INTERVIEW_STATUS = graphql(`
  mutation SetInterviewStatus(
    $id: ID!
    $status: InterviewStatus!
    $feedback: String
    $decides: Boolean
    $from: InterviewStatus
    $fromDate: String
    $changeId: ID
  ) {
    setInterviewStatus(
      id: $id
      status: $status
      feedback: $feedback
      decides: $decides
      from: $from
      fromDate: $fromDate
      changeId: $changeId
    ) {
      __typename
      id
      status
      feedback
    }
  }
`);

export const APPROVE = graphql(`
  mutation ApproveCandidate($id: Int!, $from: CandidateStatus) {
    approveCandidate(id: $id, from: $from) {
      id
      status
    }
  }
`);
