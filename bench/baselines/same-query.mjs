import { createServer } from 'node:http';
import { Pool } from 'pg';

// One process that asks PostgreSQL the same question by a prepared statement and sends the rows as JSON.
const pool = new Pool({
  connectionString: process.env.DATABASE_URL,
  max: 4,
  options: '-c search_path=jobs,public',
});
const query = { name: 'job-list', text: process.env.QUERY, values: [false] };
createServer(async (_request, response) => {
  const { rows } = await pool.query(query);
  const body = Buffer.from(JSON.stringify(rows));
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  });
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
