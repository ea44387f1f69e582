import { graphql } from '../../generated';
import type { UserRowFragment } from '../../generated/graphql';

export const USER_ROW = graphql(`
  fragment UserRow on User {
    id
    username
    fullName
    email
    department
    isAdmin
    isEmployee
  }
`);

export type UserRow = UserRowFragment;

export const USERS = graphql(`
  query Users {
    users {
      ...UserRow
    }
  }
`);

export const CREATE_USER = graphql(`
  mutation CreateUser($input: CreateUserInput!) {
    createUser(input: $input) {
      id
    }
  }
`);

export const UPDATE_USER = graphql(`
  mutation UpdateUser($id: Int!, $input: UpdateUserInput!) {
    updateUser(id: $id, input: $input) {
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
