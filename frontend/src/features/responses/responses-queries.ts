import { graphql } from '../../generated';

export const CREATE_REASON = graphql(`
  mutation CreateRejectionReason($input: RejectionReasonInput!, $formKey: ID) {
    createRejectionReason(input: $input, formKey: $formKey) {
      ...ReasonFields
    }
  }
`);

export const UPDATE_REASON = graphql(`
  mutation UpdateRejectionReason($id: Int!, $from: Int!, $input: RejectionReasonInput!) {
    updateRejectionReason(id: $id, from: $from, input: $input) {
      ...ReasonFields
    }
  }
`);

export const ORDER_REASONS = graphql(`
  mutation OrderRejectionReasons($ids: [Int!]!, $from: [Int!]) {
    orderRejectionReasons(ids: $ids, from: $from) {
      id
    }
  }
`);

export const SAVE_RESPONSE_SETTINGS = graphql(`
  mutation SaveResponseSettings($input: ResponseSettingsInput!, $from: String) {
    saveResponseSettings(input: $input, from: $from) {
      overdueDays
      sendDigest
      version
    }
  }
`);
