/** Returns a name as it stands inside a sentence: "Offers" as "offers", and "AI models" as it is. */
export const inSentence = (name: string, locale: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLocaleLowerCase(locale) + name.slice(1) : name
