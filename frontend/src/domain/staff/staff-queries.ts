import { graphql } from '../../generated';

export const STAFF = graphql(`
  query Staff {
    staff {
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
