/** The custom property behind a token: `--mk-space-md` of `var(--mk-space-md)`. */
export const propertyOf = (token: string) => token.slice('var('.length, -1)

/** A group of the theme contract as `[name, token]` pairs, in the contract's order. */
export const tokensIn = <Name extends string>(group: Readonly<Record<Name, string>>) =>
  Object.entries<string>(group) as [Name, string][]
