export { type Step, Stepper, stepperOrientations, type StepperProps, stepStates } from './Stepper.tsx'
