import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, Kind, parse, print, visit, type DocumentNode } from 'graphql';
import { AppError, log } from '@araucaria/platform';
import { siteFolder } from '../site/site-folder.js';

/** Written by the site's build beside its page: `{ hash: operation }`. */
const MANIFEST = 'persisted-documents.json';

/** In production only the operations of the site that was built with us run. */
export async function onlyKnownOperations(): Promise<ApolloServerPlugin> {
  const known = await readManifest();
  // The same text again and again: what was found to be known is not printed again.
  const seen = new Set<string>();
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ queryHash, document }) => {
        if (seen.has(queryHash)) return;
        if (!known.has(fingerprint(document))) throw unknownOperation();
        seen.add(queryHash);
      },
    }),
  };
}

/** Apollo takes anything else that is thrown here for a fault of its own. */
function unknownOperation(): GraphQLError {
  const originalError = new AppError('FORBIDDEN', 'Operação desconhecida.');
  return new GraphQLError(originalError.message, {
    originalError,
    extensions: { http: { status: originalError.status } },
  });
}

async function readManifest(): Promise<Set<string>> {
  const file = join(siteFolder(), MANIFEST);
  try {
    const documents = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
    return new Set(Object.values(documents).map((text) => fingerprint(parse(text))));
  } catch (error) {
    log.error({ err: error, file }, 'the site was built without its operations: GraphQL refuses all');
    return new Set();
  }
}

/** What an operation asks, whatever its layout; clients add `__typename` as they like. */
export function fingerprint(document: DocumentNode): string {
  const bare = visit(document, {
    Field: (field) => (field.name.value === '__typename' ? null : undefined),
  });
  const parts = bare.definitions.map((part) => [
    part.kind === Kind.OPERATION_DEFINITION ? 0 : 1,
    print(part),
  ]);
  return createHash('sha256').update(parts.sort().join('\n')).digest('hex');
}
