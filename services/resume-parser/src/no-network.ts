/**
 * A document must not be able to make the parser call anybody. Node's permission model (see parser-process.ts) closes
 * files, child processes, threads and native code; Node 24 has no switch for the network yet, so it is closed here.
 */
import dgram from 'node:dgram';
import net from 'node:net';

function refuse(): never {
  throw new Error('no network in a parser process');
}

net.Socket.prototype.connect = refuse;
net.Server.prototype.listen = refuse;
dgram.Socket.prototype.send = refuse;
dgram.Socket.prototype.bind = refuse;
globalThis.fetch = refuse;
