/** Changes an input's value as if it had been typed, so that React and other listeners notice. */
export function typeInto(input: HTMLInputElement, text: string) {
  // React watches the property of the element itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: text ? 'insertText' : 'deleteContent' }))
}
