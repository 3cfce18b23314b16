import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface DatabaseProxy {
  readonly url: string;
  leadTo(databaseUrl: string): void;
  fallSilent(): void;
  close(): void;
}

export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  let target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const onward = connect(Number(target.port), target.hostname);
    for (const socket of [client, onward]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        onward.destroy();
      });
    }
    client.pipe(onward).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    leadTo: (other) => {
      target = new URL(other);
    },
    fallSilent: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
