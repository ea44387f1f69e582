import { createServer } from 'node:http';

// The least work that Node can do: `node:http` sends the same bytes with the same type and length.
const body = Buffer.from(process.env.BODY ?? '', 'base64');
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length };
createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
