import { assignEnCA } from './assign/en-CA.ts'
import { toolsEnCA } from './tools/en-CA.ts'

// In one file: a browser would load one more for each.
export const tools = { 'resolutions.queue.tools': toolsEnCA }
export const assign = { 'resolutions.queue.assign': assignEnCA }
