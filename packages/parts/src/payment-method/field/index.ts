export { type MethodObstacle, methodObstacle } from './method-obstacle.rules.ts'
export { MethodField, type MethodFieldProps } from './MethodField.tsx'
export { type MethodChoice, useMethodChoice } from './useMethodChoice.ts'
