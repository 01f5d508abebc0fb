export { afterPress } from '../internal/after-press.ts'
export { Button, type ButtonProps, buttonSizes, buttonTones } from './Button.tsx'
export { LinkButton, type LinkButtonProps } from './LinkButton.tsx'
