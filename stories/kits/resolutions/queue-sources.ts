// What `?raw` gives of a file is its text.
/* oxlint-disable import/default */
export { default as createSource } from '../../../packages/kits/resolutions/src/create/CreatePage.tsx?raw'
export { default as intakesSource } from '../../../packages/kits/resolutions/src/intakes/IntakesPage.tsx?raw'
export { default as navigationSource } from '../../../packages/kits/resolutions/src/queue/useQueueNavigation.ts?raw'
export { default as queueHookSource } from '../../../packages/kits/resolutions/src/queue/useQueue.ts?raw'
export { default as queueSource } from '../../../packages/kits/resolutions/src/queue/QueuePage.tsx?raw'
export { default as besideCase } from './examples/QueueBesideCase.tsx?raw'
