import { createServer, type AddressInfo } from 'node:net';

export interface MailServer {
  /** As they came over the wire. */
  mails: string[];
  /** Environment variables that make the product send its mails here. */
  variables: Record<string, string>;
  stop(): void;
}

/** Takes every mail. */
export async function startMailServer(): Promise<MailServer> {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let text: string | undefined;
    socket.write('220 test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const said = String(data);
      if (text !== undefined) {
        text += said;
        if (!text.endsWith('\r\n.\r\n')) return;
        mails.push(text);
        text = undefined;
      } else if (/^DATA/im.test(said)) text = '';
      socket.write(text !== undefined ? '354 go on\r\n' : /^QUIT/im.test(said) ? '221 bye\r\n' : '250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const variables = { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port), SMTP_AUTH_STRATEGY: 'NONE' };
  return { mails, variables, stop: () => void server.close() };
}
