import { assignFrCA } from './assign/fr-CA.ts'
import { toolsFrCA } from './tools/fr-CA.ts'

// In one file: a browser would load one more for each.
export const tools = { 'resolutions.queue.tools': toolsFrCA }
export const assign = { 'resolutions.queue.assign': assignFrCA }
