import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { SESSION_COOKIE } from '../session/session-cookie.js';
import { CALLS, PARAMETERS } from './calls.js';
import { inputSchema } from './input-schema.js';
import { FURTHER_FIELDS, INPUTS, SERVER_SET } from './inputs.js';

const PATH = 'docs/api';

const ERROR = {
  type: 'object',
  required: ['statusCode', 'code', 'message'],
  properties: {
    statusCode: { type: 'integer' },
    code: { type: 'string' },
    message: { type: 'string', description: 'Em português, pronta para mostrar' },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { field: { type: 'string' }, message: { type: 'string' } } },
    },
    requestId: { type: 'string' },
  },
};

/** `/docs/api` for people, `/docs/api/openapi.json` for tools; both come from the code that answers. */
export function documentCalls(app: NestFastifyApplication): void {
  SwaggerModule.setup(PATH, app, () => describeCalls(app), {
    jsonDocumentUrl: `${PATH}/openapi.json`,
    raw: ['json'],
  });
}

function describeCalls(app: NestFastifyApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Araucária Talentos')
    .setDescription('Every refusal has one shape, `Error`; its message is fit to show.')
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addCookieAuth(SESSION_COOKIE)
    .build();
  const document = SwaggerModule.createDocument(app, config);
  const paths = Object.entries(document.paths).filter(([path]) => path.startsWith('/api'));
  document.paths = Object.fromEntries(paths);
  document.components = { ...document.components, schemas: { Error: ERROR as never } };
  for (const [path, item] of paths)
    for (const [method, operation] of Object.entries(item)) {
      const call = `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
      Object.assign(operation as object, describe(call, operation as Operation));
    }
  return document;
}

interface Operation {
  parameters?: Array<{ in: string }>;
  responses: Record<string, object>;
}

function describe(call: string, { parameters = [], responses }: Operation): object {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = (PARAMETERS[call] ?? []).map((name) => ({ name, in: 'query', schema: { type: 'string' } }));
  const error = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };
  return {
    summary: CALLS[call],
    tags: [call.split('/')[2]],
    parameters: [...inPath, ...inQuery],
    ...requestBody(call),
    responses: { ...responses, default: { description: 'Refused', ...error } },
  };
}

function requestBody(call: string): object {
  if (call === 'POST /api/resume/upload') {
    const file = { type: 'string', contentMediaType: 'application/pdf' };
    const schema = { type: 'object', required: ['resume'], properties: { resume: file } };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  const input = INPUTS[call];
  const further = FURTHER_FIELDS[call];
  if (!input && !further) return { requestBody: undefined };
  const schema = input ? inputSchema(input) : { type: 'object' };
  // Ids of a path are not sent twice.
  const hidden = new Set([...(SERVER_SET[call] ?? []), ...(call.includes(':id') ? ['id'] : [])]);
  const properties = Object.entries({ ...(schema.properties as object), ...further }).filter(
    ([name]) => !hidden.has(name),
  );
  const required = (schema.required as string[] | undefined)?.filter((name) => !hidden.has(name));
  const body = {
    ...schema,
    properties: Object.fromEntries(properties),
    ...(required && { required: required.length ? required : undefined }),
  };
  return { requestBody: { required: true, content: { 'application/json': { schema: body } } } };
}
