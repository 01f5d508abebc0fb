/** The channel from a story to the Calls panel. */
export const callsChannel = 'memberkit/calls'

/** A request as the panel shows it. */
export interface ShownCall {
  id: number
  method: string
  url: string
  status?: number
  ms?: number
  body?: unknown
}
