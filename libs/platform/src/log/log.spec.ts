import { jest } from '@jest/globals';
import { Environment } from '../environment.ts';
import { Log, withRequestId } from './log.ts';

function logged(environment: Partial<Environment>, write: (log: Log) => void): Record<string, unknown>[] {
  const log = new Log(Object.assign(new Environment(), environment));
  const lines: string[] = [];
  const stream = (log.pino as unknown as Record<symbol, { write(line: string): void }>)[
    Object.getOwnPropertySymbols(log.pino).find((symbol) => symbol.description === 'pino.stream') ?? Symbol()
  ];
  if (stream) jest.spyOn(stream, 'write').mockImplementation((line) => void lines.push(line));
  write(log);
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('log', () => {
  it('carries the request id and hides secrets', () => {
    const [line] = logged({}, (log) =>
      withRequestId('r1', () => log.log('signed in', { user: 'cook', password: 'p', body: { token: 't' } })),
    );
    expect(line).toMatchObject({
      msg: 'signed in',
      requestId: 'r1',
      user: 'cook',
      password: '[redacted]',
      body: { token: '[redacted]' },
    });
  });

  it('accepts the calls of Nest', () => {
    const lines = logged({}, (log) => {
      log.log('started', 'Kitchen');
      log.error('broken', 'Error: broken\n at x', 'Handler');
      log.error(new Error('thrown'));
    });
    expect(lines[0]).toMatchObject({ msg: 'started', context: 'Kitchen' });
    expect(lines[1]).toMatchObject({ msg: 'broken', context: 'Handler', stack: 'Error: broken\n at x' });
    expect(lines[2]).toMatchObject({ msg: 'thrown', err: { message: 'thrown' } });
  });

  it('drops lines below its level', () => {
    expect(logged({ LOG_LEVEL: 'warn' }, (log) => log.log('quiet'))).toEqual([]);
  });
});
