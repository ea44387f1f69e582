import { graphql } from '../../generated';
import type { UserPageQuery } from '../../generated/graphql';

graphql(`
  fragment UserRow on User {
    id
    username
    fullName
    email
    department
    isAdmin
    isEmployee
    roles
    active
    invited
  }
`);

export const USER_PAGE = graphql(`
  query UserPage(
    $group: UserGroup
    $search: String
    $includeDeactivated: Boolean
    $sort: String
    $page: Int
    $limit: Int
  ) {
    userPage(
      group: $group
      search: $search
      includeDeactivated: $includeDeactivated
      sort: $sort
      page: $page
      limit: $limit
    ) {
      users {
        ...UserRow
        lastLoginAt
        hasSecondFactor
        version
      }
      pagination {
        page
        total
      }
    }
  }
`);

export type UserRow = UserPageQuery['userPage']['users'][number];

export const CREATE_USER = graphql(`
  mutation CreateUser($input: CreateUserInput!, $formKey: ID) {
    createUser(input: $input, formKey: $formKey) {
      id
    }
  }
`);

export const INVITE_USER = graphql(`
  mutation InviteUser($input: InviteUserInput!, $formKey: ID) {
    inviteUser(input: $input, formKey: $formKey) {
      id
    }
  }
`);

export const RESEND_INVITATION = graphql(`
  mutation ResendInvitation($id: Int!, $formKey: ID) {
    resendInvitation(id: $id, formKey: $formKey) {
      id
    }
  }
`);

export const SEND_PASSWORD_RESET = graphql(`
  mutation SendPasswordReset($id: Int!, $formKey: ID) {
    sendPasswordReset(id: $id, formKey: $formKey)
  }
`);

export const UPDATE_USER = graphql(`
  mutation UpdateUser($id: Int!, $input: UpdateUserInput!, $from: String) {
    updateUser(id: $id, input: $input, from: $from) {
      ...UserRow
    }
  }
`);

export const CHANGE_PASSWORD = graphql(`
  mutation ChangePassword($id: Int!, $currentPassword: String, $newPassword: String!) {
    changePassword(id: $id, currentPassword: $currentPassword, newPassword: $newPassword) {
      id
    }
  }
`);

export const DELETE_USER = graphql(`
  mutation DeleteUser($id: Int!) {
    deleteUser(id: $id)
  }
`);

export const REACTIVATE_USER = graphql(`
  mutation ReactivateUser($id: Int!) {
    reactivateUser(id: $id) {
      ...UserRow
    }
  }
`);

export const RESET_SECOND_FACTORS = graphql(`
  mutation ResetSecondFactors($userId: Int!) {
    resetSecondFactors(userId: $userId)
  }
`);

export const END_USER_SESSIONS = graphql(`
  mutation EndUserSessions($userId: Int!) {
    endUserSessions(userId: $userId)
  }
`);

export const OPEN_ITEMS = graphql(`
  query UserOpenItems($id: Int!) {
    userOpenItems(id: $id) {
      referrals
      awaitingHire
      owedBonuses
      owedCents
    }
  }
`);
