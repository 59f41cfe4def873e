import { Injectable, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { Handlers, Handles, OnEvent } from './handlers.ts';
import { defineJob } from './job-definition.ts';

const boil = defineJob<{ minutes: number }>('test.boil');
const done = () => Promise.resolve();

@Injectable()
class Cook {
  @Handles(boil)
  boil({ minutes }: { minutes: number }): Promise<void> {
    expect(minutes).toBeGreaterThan(0);
    return done();
  }

  @OnEvent('taster', 'soup.made', 'bread.*')
  taste(): Promise<void> {
    return done();
  }
}

@Injectable()
class SecondCook {
  @Handles(boil)
  boil(): Promise<void> {
    return done();
  }
}

async function discover(...providers: (new () => object)[]): Promise<Handlers> {
  @Module({ imports: [DiscoveryModule], providers: [Handlers, ...providers] })
  class Kitchen {}
  const module = await Test.createTestingModule({ imports: [Kitchen] }).compile();
  const handlers = module.get(Handlers);
  handlers.discover();
  return handlers;
}

describe('handlers', () => {
  it('are found by their decorators', async () => {
    const handlers = await discover(Cook);
    expect(handlers.handlerOf('test.boil')).toBeDefined();
    expect(handlers.subscribers()).toEqual([{ name: 'taster', types: ['soup.made', 'bread.*'] }]);
    expect(handlers.subscriber('taster')).toBeDefined();
  });

  it('are required for every job', async () => {
    await expect(discover()).rejects.toThrow('No handler for the job test.boil.');
  });

  it('must be unique per job', async () => {
    await expect(discover(Cook, SecondCook)).rejects.toThrow('Two handlers for the job test.boil.');
  });

  it('of events must have unique names', async () => {
    @Injectable()
    class Waiter {
      @OnEvent('taster', 'soup.*')
      taste(): Promise<void> {
        return done();
      }
    }
    await expect(discover(Cook, Waiter)).rejects.toThrow('Two subscribers are called taster.');
  });

  it('belong to jobs with unique names', () => {
    expect(() => defineJob('test.boil')).toThrow('defined twice');
  });
});
