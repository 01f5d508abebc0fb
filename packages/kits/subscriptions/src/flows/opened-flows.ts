// What the buttons of a card lead to: one file, as the two share their frame, their confirmation and their words.
export { CancelFlowPage } from '../cancel/CancelFlow.tsx'
export { KeepPlanPage } from '../keep/KeepPlan.tsx'
