export { SplitButton, type SplitButtonProps, splitButtonTones } from './SplitButton.tsx'
