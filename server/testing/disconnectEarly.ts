import { once } from 'node:events';
import { connect } from 'node:net';

/** Sends only the headers of a form and disconnects once the server asks for the body. */
export async function disconnectEarly(url: string): Promise<void> {
  const { hostname, port, pathname } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(
    [
      `POST ${pathname} HTTP/1.1`,
      `Host: ${hostname}`,
      'Content-Type: application/x-www-form-urlencoded',
      'Content-Length: 9',
      'Expect: 100-continue',
      '',
      '',
    ].join('\r\n'),
  );
  await once(socket, 'data');
  socket.destroy();
}
