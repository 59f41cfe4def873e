/**
 * Prevents prototype pollution: inherited properties cannot be added or removed, and `__proto__` is an ordinary key.
 * Not frozen, since libraries assign `toString`; Node's flags break reflect-metadata and passport.
 */
export function freezePrototypes(): void {
  Reflect.deleteProperty(Object.prototype, '__proto__');
  for (const { prototype } of [Object, Array, Function, String, Number, Boolean, Promise, RegExp, Date, Map, Set])
    Object.seal(prototype);
}
