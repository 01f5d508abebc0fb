export {
  type AddMethodSlotProps,
  type ChangeOptions,
  type ChangePreview,
  type ChangeSlots,
  type PlanPickerSlotProps,
  type PreviewChangeInput,
} from './change-props.ts'
export { type ChosenItem, type PlanChoice } from './plan-change.rules.ts'
