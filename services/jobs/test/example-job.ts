import type { SaveJob } from '@araucaria/contracts';

export const exampleJob: SaveJob = {
  title: 'Pessoa Desenvolvedora',
  department: 'Engenharia',
  location: 'Curitiba, PR',
  type: 'CLT',
  description: 'Construir o produto.',
  requirements: 'TypeScript, SQL',
};
