import 'reflect-metadata';
import { Controller, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { MessagePattern, Transport, type MicroserviceOptions } from '@nestjs/microservices';

// A bare Nest microservice over TCP that returns what it is sent. Its decorators are calls, because Node removes types only.
class EchoController {
  echo(message: unknown): unknown {
    return message;
  }
}
const method = Object.getOwnPropertyDescriptor(EchoController.prototype, 'echo');
if (!method) throw new Error('no method');
MessagePattern('echo')(EchoController.prototype, 'echo', method);
Controller()(EchoController);

class EchoModule {}
Module({ controllers: [EchoController] })(EchoModule);

const app = await NestFactory.createMicroservice<MicroserviceOptions>(EchoModule, {
  transport: Transport.TCP,
  options: { host: '127.0.0.1', port: Number(process.env.PORT) },
  logger: ['error'],
});
await app.listen();
process.send?.('ready');
