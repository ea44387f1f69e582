import { graphql } from '../../generated';

export const STAFF = graphql(`
  query Staff($search: String, $ids: [Int!], $includeDeactivated: Boolean, $limit: Int) {
    staff(search: $search, ids: $ids, includeDeactivated: $includeDeactivated, limit: $limit) {
      ...StaffName
    }
  }
`);

graphql(`
  fragment StaffName on StaffMember {
    id
    username
    fullName
  }
`);

export interface StaffName {
  id: number;
  username: string;
  fullName?: string | null;
}

export const staffName = ({ fullName, username }: StaffName): string => fullName ?? username;
