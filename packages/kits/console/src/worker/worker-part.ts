import { lazyPart } from '@memberkit/foundation/lazy'
import { laterNames } from '../messages/namespaces.ts'

/** Two services have a worker: the others don't load it. */
export const WorkerPart = lazyPart(async () => (await import('./Worker.tsx')).Worker, { needs: laterNames })
