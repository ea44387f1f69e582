import type { CSSProperties } from 'react';

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
