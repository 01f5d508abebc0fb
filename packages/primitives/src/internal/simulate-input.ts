/** Sets an input's value as if it had been typed, so that React and other listeners notice. */
export function simulateInput(input: HTMLInputElement, text: string) {
  // Bypasses React's override of the property.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: text ? 'insertText' : 'deleteContent' }))
}
