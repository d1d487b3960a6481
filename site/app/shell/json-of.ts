declare const value: unique symbol;

/** A value as JSON, which remembers the type of it. */
export type JsonOf<Value> = string & { readonly [value]?: Value };

/**
 * A value of a loader as one line of text. React Router writes the data of a page as a list of numbered values, which suits few
 * objects of many kinds; those of many objects of one kind weigh less as JSON, where the names of their values repeat.
 */
export function jsonOf<Value>(of: Value): JsonOf<Value> {
  return JSON.stringify(of);
}

/** What such a line says. Values that are undefined are left out of it. */
export function valueOf<Value>(json: JsonOf<Value>): Value {
  return JSON.parse(json);
}
