/**
 * Closes the network for a parser process, so that a document cannot send anything. Node's permission model (see
 * parser-process.ts) closes files, child processes, threads and native code; Node 24 has no permission for the network.
 */
import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

function refuse(): never {
  throw new Error('no network in a parser process');
}

net.Socket.prototype.connect = refuse;
net.Server.prototype.listen = refuse;
dgram.Socket.prototype.send = refuse;
dgram.Socket.prototype.bind = refuse;
globalThis.fetch = refuse;

// A look-up sends its name to a server.
for (const resolver of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype]) {
  for (const name of Object.getOwnPropertyNames(resolver)) {
    if (/^(?:lookup|lookupService|resolve\w*|reverse)$/.test(name))
      Object.assign(resolver, { [name]: refuse });
  }
}
syncBuiltinESMExports();
