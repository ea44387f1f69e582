import type { CSSProperties } from 'react';

/** The first row of a table, with the names of its columns. */
export const ColumnHeads = ({ names, style }: { names: readonly string[]; style?: CSSProperties }) => (
  <thead style={style}>
    <tr>
      {names.map((name) => (
        <th scope="col" key={name}>
          {name}
        </th>
      ))}
    </tr>
  </thead>
);
