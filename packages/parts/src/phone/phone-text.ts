/** Returns a phone number as people write it: `+1` numbers in groups, others as they are. */
export function phoneText(number: string): string {
  const [, area, office, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? []
  return area ? `(${area}) ${office}-${line}` : number
}
