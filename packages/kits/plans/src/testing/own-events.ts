/** The kit's own events, each with its data. */
export const own = (events: readonly { type: string; data: object }[]) =>
  events.filter(({ type }) => type.startsWith('plans.')).map(({ type, data }) => [type, data])
