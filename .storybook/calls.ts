/** The channel from a story to the Calls panel. */
export const callsChannel = 'memberkit/calls'

/** A request in the panel. */
export interface ShownCall {
  id: number
  method: string
  url: string
  status?: number
  ms?: number
  body?: unknown
}
