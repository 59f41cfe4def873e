import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { operationOf } from '#contract/document';
import { operationsOf } from '../../src/contract/binding/operation.decorator.ts';
import { type Person, setUp, signIn, startApp, type TestApp } from '../support/app.ts';
import { operationIds } from '../support/examples.ts';
import { AREAS } from './areas.ts';

let test: TestApp;
let admin: Person;

beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  admin = await setUp(test.url);
});
afterAll(() => test.stop());

it('serves exactly the operations of the contract', () => {
  const controllers = [...test.app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  const served = controllers.flatMap(({ instance }) => {
    const prototype: object = Object.getPrototypeOf(instance);
    const names = new MetadataScanner().getAllMethodNames(prototype);
    return names.flatMap((name) => operationsOf(Reflect.get(prototype, name)));
  });
  expect(served.sort()).toEqual(operationIds.toSorted());
});

it('has a spec file for the operations of every tag', () => {
  const tags = operationIds.flatMap((id) => operationOf(id).tags);
  expect([...new Set(tags)].sort()).toEqual(Object.values(AREAS).flat().sort());
});

it('signs in by e-mail as well', async () => {
  expect((await signIn(test.url, 'ADA@example.com')).id).toBe(admin.id);
});
