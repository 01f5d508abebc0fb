export { Button, type ButtonProps, buttonSizes, buttonTones } from './Button.tsx'
export { LinkButton, type LinkButtonProps } from './LinkButton.tsx'
