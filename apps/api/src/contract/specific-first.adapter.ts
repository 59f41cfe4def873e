import { ExpressAdapter } from '@nestjs/platform-express';
import express from 'express';

type Register = (path: string, handler: unknown) => unknown;

const VERBS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/**
 * Registers routes by how specific they are, whatever the order of modules, controllers and methods: `/groups/self` before
 * `/groups/:id`. Express takes the first that matches.
 */
export class SpecificFirstAdapter extends ExpressAdapter {
  private readonly routes: { path: string; register: () => void }[] = [];

  constructor() {
    // another spelling of an address would not have its headers and limits
    super(express().set('case sensitive routing', true));
    for (const verb of VERBS) {
      const register = (super[verb] as Register).bind(this);
      this[verb] = ((path: string, handler: unknown) => {
        this.routes.push({ path, register: () => register(path, handler) });
      }) as never;
    }
  }

  /** Nest calls it when all routes are known. */
  override setNotFoundHandler(...parameters: Parameters<ExpressAdapter['setNotFoundHandler']>): void {
    for (const { register } of this.routes.splice(0).sort((a, b) => compare(a.path, b.path))) register();
    super.setNotFoundHandler(...parameters);
  }
}

/** Segment by segment, a word comes before a parameter. */
function compare(a: string, b: string): number {
  const [one, other] = [a.split('/'), b.split('/')];
  for (const [index, segment] of one.entries()) {
    const against = other[index];
    if (against === undefined) return -1;
    const difference = Number(segment.startsWith(':')) - Number(against.startsWith(':'));
    if (difference) return difference;
  }
  return 0;
}
