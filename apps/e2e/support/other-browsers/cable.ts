import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A connection to the product that can be unplugged, for browsers whose network cannot be turned off. */
export async function layCable(productPort: number) {
  const sockets = new Set<Socket>();
  let isPlugged = true;
  const server = createServer((socket) => {
    if (!isPlugged) return void socket.destroy();
    const product = connect(productPort, 'localhost');
    for (const one of [socket, product])
      sockets.add(one.on('error', () => undefined).on('close', () => sockets.delete(one)));
    socket.pipe(product).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const unplug = () => {
    isPlugged = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    unplug,
    plug: () => {
      isPlugged = true;
    },
    remove: () => {
      unplug();
      server.close();
    },
  };
}
