import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';

// One process that sends the same query to PostgreSQL as a prepared statement and answers the rows as JSON.
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 4,
  options: '-c search_path=jobs,public',
});
const query = { name: 'job-list', text: process.env.QUERY ?? '', values: [false] };

async function answer(response: ServerResponse): Promise<void> {
  const { rows } = await pool.query(query);
  const body = Buffer.from(JSON.stringify(rows));
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  });
  response.end(body);
}
createServer((_request, response) => void answer(response)).listen(
  Number(process.env.PORT),
  '127.0.0.1',
  () => process.send?.('ready'),
);
