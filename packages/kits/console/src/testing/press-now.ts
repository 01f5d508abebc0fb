/** Presses a control without waiting for it. */
export function press(control: HTMLElement) {
  control.focus()
  control.click()
}

/** The control that confirms what is asked once more. */
export const confirmButton = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('dialog[role="alertdialog"] button')].at(-1)

/** The control that sends what is entered. */
export const sendButton = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('button[type="submit"]:not([aria-disabled="true"])')].at(-1)
