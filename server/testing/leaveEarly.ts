import { once } from 'node:events';
import { connect } from 'node:net';

/** Calls a route by POST and leaves while the server waits for the rest of the form. @param url the call's */
export async function leaveEarly(url: string): Promise<void> {
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
  // 100: the server has the request.
  await once(socket, 'data');
  socket.destroy();
}
