/** Who may call what: decisions C, cell by cell. */
export type Who = 'everybody' | 'candidate' | 'logged in' | 'admin';

export interface RoleMatrix {
  /** By method and path. */
  rest: Record<string, Who>;
  /** By field: an operation that changes nothing even for a permitted caller, and the permitted callers. */
  graphql: Record<string, [string, Who]>;
}
