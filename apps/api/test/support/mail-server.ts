import { createServer, type AddressInfo } from 'node:net';

export interface MailServer {
  /** Received mails as SMTP transmits them. */
  mails: string[];
  /** Answer to each recipient; accepts by default. */
  answer: (recipient: string) => string;
  /** Environment variables that make the product send its mails here. */
  variables: Record<string, string>;
  stop(): void;
}

/** Starts an SMTP server that accepts every mail, unless told otherwise. */
export async function startMailServer(): Promise<MailServer> {
  const mails: string[] = [];
  const mailServer: Pick<MailServer, 'answer'> = { answer: () => '250 ok' };
  const server = createServer((socket) => {
    let text: string | undefined;
    socket.write('220 test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const input = String(data);
      if (text !== undefined) {
        text += input;
        if (!text.endsWith('\r\n.\r\n')) return;
        mails.push(text);
        text = undefined;
      } else if (/^DATA/im.test(input)) text = '';
      const [, recipient] = /^RCPT TO:<([^>]*)>/im.exec(input) ?? [];
      if (recipient) socket.write(`${mailServer.answer(recipient)}\r\n`);
      else socket.write(text !== undefined ? '354 go on\r\n' : /^QUIT/im.test(input) ? '221 bye\r\n' : '250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const variables = { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port), SMTP_AUTH_STRATEGY: 'NONE' };
  return Object.assign(mailServer, { mails, variables, stop: () => void server.close() });
}
