import type { CodegenConfig } from '@graphql-codegen/cli';
import { PROFILE_FRAGMENT } from './build/profile-fragment.ts';

const config: CodegenConfig = {
  schema: '../gateway/src/**/*.graphql',
  documents: [
    'src/**/*.{ts,tsx}',
    '!src/generated/**',
    '!src/testing/**',
    '!src/**/*.spec.*',
    PROFILE_FRAGMENT,
  ],
  ignoreNoDocuments: true,
  generates: {
    'src/generated/': {
      preset: 'client',
      // Screens pass fetched data to their own components: masking would add calls without hiding anything.
      presetConfig: { fragmentMasking: false },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        scalars: { DateTime: 'string' },
        skipTypename: false,
      },
    },
    'src/generated/names.ts': { plugins: ['./build/names-plugin.ts'] },
    'src/generated/rest.ts': { plugins: ['./build/rest-types-plugin.ts'] },
  },
};

export default config;
