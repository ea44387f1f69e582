const USER_COLUMNS = ['username', 'fullName', 'email', 'department', 'role', 'lastLogin'] as const;
export type UserColumn = (typeof USER_COLUMNS)[number];

/** The orders by a column, `-` before its name for the descending one. */
export const USER_SORTS = USER_COLUMNS.flatMap((column) => [column, `-${column}` as const]);
export type UserSort = (typeof USER_SORTS)[number];
