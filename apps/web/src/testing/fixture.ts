type DeepPartial<T> = T extends readonly (infer Item)[]
  ? readonly DeepPartial<Item>[]
  : T extends object
    ? { [Key in keyof T]?: DeepPartial<T[Key]> }
    : T;

/** A row or response with only those fields that a test needs. */
export const fixture = <T>(fields: DeepPartial<T>): T => fields as T;
