import { graphql } from '../../generated';
import type { UsersQuery } from '../../generated/graphql';

export const USERS = graphql(`
  query Users {
    users {
      id
      username
      fullName
      email
      department
      isAdmin
      isEmployee
    }
  }
`);

export type UserRow = UsersQuery['users'][number];

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
      id
      username
      fullName
      email
      department
      isAdmin
      isEmployee
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
