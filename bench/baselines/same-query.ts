import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';

// One process that sends the same query to PostgreSQL as a prepared statement and answers as JSON.
// SHAPE: `rows` (all), `first` (one row), `page` (the rows with the total that COUNT selects).
const {
  DATABASE_URL,
  QUERY = '',
  COUNT = '',
  VALUES = '[]',
  SHAPE = 'rows',
  SCHEMA = 'public',
} = process.env;
const pool = new pg.Pool({
  connectionString: DATABASE_URL,
  max: 8,
  options: `-c search_path=${SCHEMA},public`,
});
const query = { name: 'query', text: QUERY, values: JSON.parse(VALUES) as unknown[] };
const count = { name: 'count', text: COUNT, values: query.values };

async function read(): Promise<unknown> {
  if (SHAPE !== 'page') {
    const { rows } = await pool.query<object>(query);
    return SHAPE === 'first' ? rows[0] : rows;
  }
  const [page, totals] = await Promise.all([pool.query<object>(query), pool.query<{ total: number }>(count)]);
  return { candidates: page.rows, pagination: { totalCandidates: totals.rows[0]?.total } };
}

async function answer(response: ServerResponse): Promise<void> {
  const body = Buffer.from(JSON.stringify(await read()));
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  });
  response.end(body);
}
createServer((_request, response) => {
  answer(response).catch((error: unknown) => response.writeHead(500).end(String(error)));
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
