/** Returns the error of a value that belongs to none of its parts: of a list and none of its rows, of a row and no field. */
export const errorAround = (
  errorOf: (path: string) => string | undefined,
  path: string,
  parts: readonly (string | number)[],
): string | undefined => (parts.some((part) => errorOf(`${path}.${part}`)) ? undefined : errorOf(path))
