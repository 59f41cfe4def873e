/**
 * Takes the point out of prototype pollution, once everything is loaded: what all objects inherit can neither be added to
 * nor removed, and `__proto__` is a key like any other. Not frozen, because libraries give objects a `toString` of their own
 * by assigning it; `--frozen-intrinsics` breaks reflect-metadata, `--disable-proto=throw` breaks passport.
 */
export function freezePrototypes(): void {
  Reflect.deleteProperty(Object.prototype, '__proto__');
  for (const { prototype } of [Object, Array, Function, String, Number, Boolean, Promise, RegExp, Date, Map, Set])
    Object.seal(prototype);
}
