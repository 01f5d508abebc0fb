import { assignEsUS } from './assign/es-US.ts'
import { toolsEsUS } from './tools/es-US.ts'

// In one file: a browser would load one more for each.
export const tools = { 'resolutions.queue.tools': toolsEsUS }
export const assign = { 'resolutions.queue.assign': assignEsUS }
