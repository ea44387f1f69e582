import { startLoadBalancer } from '@araucaria/local/load-balancer';

// The load balancer of `npm start` in a process of its own, as there, in front of the gateway on GATEWAY_PORT.
const gatewayPorts = [Number(process.env.GATEWAY_PORT)];
await startLoadBalancer({ port: Number(process.env.PORT), gatewayPorts });
process.send?.('ready');
