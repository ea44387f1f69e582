import type { OpenAPIObject, OperationObject, ParameterObject, SchemaObject } from '@nestjs/swagger';
import type { Visitor } from '@araucaria/testing';

export type ApiDocument = OpenAPIObject;

/** The document as the gateway serves it. */
export const openApi = async (visitor: Visitor): Promise<ApiDocument> =>
  (await visitor.get<ApiDocument>('/docs/api/openapi.json')).body;

/** Each operation with its call, `METHOD /path/:id`. */
export function operationsOf(document: ApiDocument): Map<string, OperationObject> {
  return new Map(
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item as Record<string, OperationObject>).map(([method, operation]) => [
        `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
        operation,
      ]),
    ),
  );
}

/** The schema of the JSON body that a call takes. */
export function bodySchema(document: ApiDocument, call: string): SchemaObject | undefined {
  const body = operationsOf(document).get(call)?.requestBody;
  return body && 'content' in body ? resolve(document, body.content['application/json']?.schema) : undefined;
}

export const bodyFields = (document: ApiDocument, call: string): string[] =>
  Object.keys(bodySchema(document, call)?.properties ?? {});

export const queryParameters = (document: ApiDocument, call: string): string[] =>
  (operationsOf(document).get(call)?.parameters as ParameterObject[] | undefined)
    ?.filter((parameter) => parameter.in === 'query')
    .map(({ name }) => name) ?? [];

/** The schema itself, or the component that it refers to. */
export function resolve(
  document: ApiDocument,
  schema?: SchemaObject | { $ref: string },
): SchemaObject | undefined {
  return schema && '$ref' in schema ? (component(document, schema.$ref) as SchemaObject) : schema;
}

/** The schema or response that a reference like `#/components/schemas/JobView` names. */
export function component(document: ApiDocument, $ref: string): unknown {
  const [, , kind, name = ''] = $ref.split('/');
  const { schemas, responses } = document.components ?? {};
  const found = (kind === 'responses' ? responses : schemas)?.[name];
  if (!found) throw new Error(`${$ref} is not in the document`);
  return found;
}
