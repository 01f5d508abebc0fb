import { assignEnUS } from './assign/en-US.ts'
import { toolsEnUS } from './tools/en-US.ts'

// In one file: a browser would load one more for each.
export const tools = { 'resolutions.queue.tools': toolsEnUS }
export const assign = { 'resolutions.queue.assign': assignEnUS }
