/** Returns a text with spaces in place of no-break ones, which keep an amount or a date on one line. */
export const plainSpaces = (text: string) => text.replaceAll('\u00a0', ' ')
