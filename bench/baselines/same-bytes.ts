import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// The least work that Node can do: `node:http` sends the bytes of a file with their length.
const body = readFileSync(process.env.BODY_FILE ?? '');
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length };
createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
