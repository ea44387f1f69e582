import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaType, type JsonSchema } from './json-schema-type.ts';

const DOCUMENT_FILE = join(import.meta.dirname, '../../gateway/openapi.json');

interface Content {
  content?: { 'application/json'?: { schema?: JsonSchema } };
}

interface Operation {
  requestBody?: Content;
  responses: Record<string, Content>;
}

interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

/**
 * Plugin of graphql-codegen: writes the types of the REST calls from the OpenAPI document of the gateway, so that the site
 * compiles only while it reads and sends what the gateway declares.
 */
export function plugin(): string {
  const { paths, components } = JSON.parse(readFileSync(DOCUMENT_FILE, 'utf8')) as ApiDocument;
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `export type ${name} = ${schemaType(schema)};\n`,
  );
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, operation]) => `  '${method.toUpperCase()} ${path}': ${callType(operation)};\n`,
    ),
  );
  return `${schemas.join('')}\nexport interface RestCalls {\n${calls.join('')}}\n`;
}

function callType({ requestBody, responses }: Operation): string {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const response = successes.map(([, content]) => jsonType(content)).join(' | ');
  return `{ body: ${jsonType(requestBody)}; response: ${response || 'undefined'} }`;
}

const jsonType = (content?: Content): string => {
  const json = content?.content?.['application/json'];
  return json ? schemaType(json.schema ?? {}) : 'undefined';
};
