export type { ChoiceOption } from '../checkbox/choice.tsx'
export { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'
