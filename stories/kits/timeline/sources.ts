// What `?raw` gives of a file is its text.
/* oxlint-disable import/default */
export { default as contractsHookSource } from '../../../packages/kits/timeline/src/contracts/useContractHistories.ts?raw'
export { default as contractsSource } from '../../../packages/kits/timeline/src/contracts/ContractHistoriesPage.tsx?raw'
export { default as eventsSource } from '../../../packages/kits/timeline/src/events.ts?raw'
export { default as hookSource } from '../../../packages/kits/timeline/src/notes/useNotes.ts?raw'
export { default as journalSource } from '../../../packages/kits/timeline/src/journal/JournalPage.tsx?raw'
export { default as notesSource } from '../../../packages/kits/timeline/src/notes/NoteListPage.tsx?raw'
export { default as headless } from './examples/Headless.tsx?raw'
export { default as wholeKit } from './examples/WholeKit.tsx?raw'
export { default as wholeHistory } from './examples/Contracts.tsx?raw'
